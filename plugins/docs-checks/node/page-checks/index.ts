import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { findMarkers } from './markers';

/** Pages and demos in all languages. */
const WRITTEN = [
  'docs/**/*.{mdx,tsx,css}',
  'i18n/*/docusaurus-plugin-content-docs-*/current/**/*.mdx',
];

/**
 * Fails the build, but not the development server, when a page or demo isn't completely written, so
 * that writers can look at a page while they write it.
 */
export default function pageChecksPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-checks',
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') {
        return;
      }
      const files = (await Globby(WRITTEN, { cwd: siteDir })).sort();
      const problems = await Promise.all(
        files.map(async (file) =>
          findMarkers(file, await fs.readFile(path.join(siteDir, file), 'utf8')),
        ),
      );
      failWith('Pages are not completely written', problems.flat());
    },
  };
}
