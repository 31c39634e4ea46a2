import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWithAll } from '@component-docs/kit/node/errors/failWith';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { engineFile } from '@component-docs/kit/node/packages/folders';
import { browserUses } from './browserUses';
import type { Modules } from './browserUses';
import { themeFiles, unrenderedComponents } from '../themeFolders';
import type { ThemeFile } from '../themeFolders';

/** Imports of Docusaurus' functions that read the data that plugins set with `setGlobalData`. */
const OF_PLUGINS = [
  /^import (?!type )[^'"]*from '@docusaurus\/useGlobalData'/m,
  /^import \{[^}]*\buse(?:(?:All)?DocsData|(?:Latest)?Versions?|Active\w+|DocVersionSuggestions)\b[^}]*\} from '@docusaurus\/plugin-content-docs\/client'/m,
];

const IMPORTS = [
  /^(?:import|export) (?!type )(?:[^'";]*\bfrom )?'([^']+)'/gm,
  /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g,
];

/**
 * Returns a message, with file and line, for each module of the browser that asks for the data of plugins, which
 * the built site doesn't have there (plugins/static-pages/node/generated-files).
 *
 * Doesn't look into packages.
 *
 * @param starts paths of the modules that the browser starts with
 */
export function pluginDataUses(starts: readonly string[], { resolve, read }: Modules): string[] {
  const paths = new Set(starts);
  const problems: string[] = [];
  // Grows meanwhile.
  for (const path of paths) {
    const text = read(path);
    for (const pattern of OF_PLUGINS) {
      const found = pattern.exec(text);
      if (found) {
        const line = text.slice(0, found.index).split('\n').length;
        problems.push(
          `${path}:${line}: reads the data of plugins, which the built site doesn't have in the browser. Pass what it needs as props from a component that is printed, or generate a module (createData).`,
        );
      }
    }
    IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([, source = '']) => resolve(source, path))
      .forEach((next) => next !== undefined && paths.add(next));
  }
  return problems.sort();
}

/** Components of the theme that React runs in the browser, too: the frame of all pages. */
const SHELL = ['ErrorPageContent', 'Layout', 'Layout/Provider', 'PrivacyChoices', 'Root'];

/** Code that only the browser runs: islands and behaviors, with everything that they load. */
const IN_BROWSER = [
  'src/app/*.{ts,tsx}',
  engineFile('theme/browser/app/*.{ts,tsx}'),
  'src/**/clientModule.ts',
  engineFile('*/{browser,lazy}/**/clientModule.ts'),
];

const EXTENSIONS = ['.tsx', '.ts', '/index.tsx', '/index.ts'];
const SERVER_EXTENSIONS = ['.server.tsx', '.server.ts', ...EXTENSIONS];

/**
 * Returns the path, without extension, of a module of a package that npm links to a folder, as workspaces are;
 * undefined for installed packages.
 */
function linkedModule(siteDir: string, source: string): string | undefined {
  try {
    const file = fs.realpathSync(require.resolve(source, { paths: [siteDir] }));
    const local = path.relative(fs.realpathSync(siteDir), file).split(path.sep).join('/');
    return /(?:^|\/)node_modules\//.test(local) ? undefined : local.replace(/\.tsx?$/, '');
  } catch {
    return undefined;
  }
}

function modulesOf(siteDir: string, extensions: readonly string[]): Modules {
  const baseOf = (source: string, from: string) => {
    if (source.startsWith('@site/')) {
      return source.slice('@site/'.length);
    }
    return source.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), source)
      : linkedModule(siteDir, source);
  };
  return {
    resolve(source, from) {
      const base = baseOf(source, from);
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
 * Stops the build and the development server when a component can't work: a component of the theme that nothing
 * renders, a printed component that needs React in the browser, or a component in the browser that needs the
 * data of plugins.
 */
export default function printedCodePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'printed-code',
    loadContent: () =>
      loadTogether(async () => {
        const { site, engine } = await themeFiles(siteDir);
        const components = [...site, ...engine];
        const isShell = ({ name }: ThemeFile) => SHELL.includes(name);
        const printed = components.filter((each) => !isShell(each)).map(({ place }) => place);
        const shell = components.filter(isShell).map(({ place }) => place);
        const clientFiles = (await Globby(IN_BROWSER, { cwd: siteDir })).map((file) =>
          path.relative(siteDir, path.resolve(siteDir, file)),
        );
        const inBrowser = [...clientFiles, ...shell];
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
