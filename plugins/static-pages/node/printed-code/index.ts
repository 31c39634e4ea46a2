import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWithAll } from '../../../kit/node/errors/failWith';
import { loadTogether } from '../../../kit/node/errors/loadTogether';
import { browserUses } from './browserUses';
import type { Modules } from './browserUses';
import { pluginDataUses } from './pluginDataUses';
import { unrenderedComponents } from './unrendered';

/** Components of the theme that React runs in the browser, too: the frame of all pages. */
const SHELL = ['ErrorPageContent', 'Layout', 'Layout/Provider', 'Root'].map(
  (name) => `src/theme/${name}/index.tsx`,
);

/** What only the browser runs: islands and behaviors, with all that they load. */
const IN_BROWSER = ['src/app/*.{ts,tsx}', '{plugins,src}/**/clientModule.ts'];

const EXTENSIONS = ['.tsx', '.ts', '/index.tsx', '/index.ts'];
const SERVER_EXTENSIONS = ['.server.tsx', '.server.ts', ...EXTENSIONS];

function modulesOf(siteDir: string, extensions: readonly string[]): Modules {
  return {
    resolve(source, from) {
      const base = source.startsWith('@site/')
        ? source.slice('@site/'.length)
        : source.startsWith('.') && path.posix.join(path.posix.dirname(from), source);
      return base
        ? extensions
            .map((extension) => base + extension)
            .find((file) => fs.existsSync(path.join(siteDir, file)))
        : undefined;
    },
    read: (file) => fs.readFileSync(path.join(siteDir, file), 'utf8'),
  };
}

/**
 * Stops the build and the development server when a component could never do what it is written for: one of the
 * theme that nothing renders, a printed one that needs React in the browser, or one in the browser that needs
 * the data of plugins.
 */
export default function printedCodePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'printed-code',
    loadContent: () =>
      loadTogether(async () => {
        const components = await Globby('src/theme/**/index.tsx', { cwd: siteDir });
        const printed = components.filter((file) => !SHELL.includes(file));
        const inBrowser = [...(await Globby(IN_BROWSER, { cwd: siteDir })), ...SHELL];
        failWithAll([
          {
            summary: 'Components of the theme are not rendered',
            problems: await unrenderedComponents(siteDir),
          },
          {
            summary: 'Printed components need the browser',
            problems: browserUses(printed, modulesOf(siteDir, SERVER_EXTENSIONS)),
          },
          {
            summary: 'Components in the browser need what only the build has',
            problems: pluginDataUses(inBrowser, modulesOf(siteDir, EXTENSIONS)),
          },
        ]);
      }),
  };
}
