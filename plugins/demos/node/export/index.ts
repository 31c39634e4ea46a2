import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { dependenciesOf } from '../../shared/export/dependenciesOf';
import { OPTIONAL_PACKAGES } from '@component-docs/kit/shared/site/projects';
import { versionIfInstalled } from '@component-docs/kit/node/packages/installedVersion';

/** Generates the installed versions of all packages that exported demos may need. */
export default function exportPlugin({ siteDir }: LoadContext): Plugin<string[]> {
  return {
    name: 'export',
    async loadContent() {
      const files = await Globby('docs/**/demos/**/*.{ts,tsx}', { cwd: siteDir });
      return Promise.all(files.map((file) => fs.readFile(path.join(siteDir, file), 'utf8')));
    },
    async contentLoaded({ content, actions }) {
      const names = [...dependenciesOf(...content), ...OPTIONAL_PACKAGES];
      const versions = Object.fromEntries(
        [...new Set(names)].sort().map((name) => [name, versionIfInstalled(siteDir, name)]),
      );
      await actions.createData('versions.json', JSON.stringify(versions));
    },
  };
}
