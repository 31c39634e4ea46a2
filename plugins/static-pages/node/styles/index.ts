import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { engineFile, packageFolder } from '@component-docs/kit/node/packages/folders';
import { THEME_STYLES } from '../couplings/couplings';

/**
 * Parts of the site whose styles only their own pages load, by the folders that they are in.
 * A page says that it is in one by `data-styles` (plugins/static-pages/node/page-assets). A new part gets a line
 * here.
 */
const STYLE_PARTS = {
  reference: ['plugins/api-reference/browser'],
  'site-pages': [
    'src/site-pages',
    'plugins/search/browser/page',
    'plugins/written-pages/browser/plain-page',
  ],
  customization: ['src/customization'],
  'style-properties': ['src/style-properties'],
  icons: ['plugins/icon-list/browser'],
  playground: ['plugins/playgrounds/browser'],
  'code-tabs': ['plugins/written-pages/browser/code-tabs'],
  'drift-notes': ['plugins/translation-drift/browser'],
  supporters: ['src/sponsors'],
  'component-overview': ['plugins/component-overview/browser'],
  templates: ['plugins/templates/browser'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Folders whose styles every page loads, lowest first: later rules win over earlier ones. */
const SHARED_FOLDERS = [
  'plugins/static-pages/browser',
  'plugins/ads/browser',
  'src/analytics',
  'src/feedback',
  'plugins/written-pages/browser',
  'plugins/demos/browser',
  'plugins/theme/browser',
  'plugins/search/browser',
  'plugins/page-tree/browser',
  'plugins/theme/theme',
  'src/theme',
];

/** Styles of code that loads when it is first used come with that code. */
const LAZY = /\/lazy\//;

const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);

const PART_FOLDERS: readonly string[] = Object.values(STYLE_PARTS).flat();

/** Whether a file is in a part of the site whose folder is inside of this folder. */
const isInPartInside = (folder: string, file: string) =>
  PART_FOLDERS.some((part) => part.startsWith(`${folder}/`) && isIn(file, part));

/**
 * Returns the style sheets of some folders, in the order of the folders and then by name. Leaves out the
 * sheets of parts of the site and of code that loads on first use, unless their folder is named.
 */
export function styleSheetsOf(files: readonly string[], folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    files
      .filter((file) => isIn(file, folder) && !isInPartInside(folder, file))
      .filter((file) => LAZY.test(`/${folder}/`) || !LAZY.test(file))
      .sort(),
  );
}

/** Whether a style sheet, by its module's path, belongs into the sheet that every page loads. */
export function isSharedStyle(modulePath: string): boolean {
  const [, path = ''] = /\/((?:src|plugins)\/.+)$/.exec(modulePath.replaceAll('\\', '/')) ?? [];
  return !LAZY.test(path) && !PART_FOLDERS.some((folder) => isIn(path, folder));
}

/** The base style sheet of the classic theme. */
const INFIMA = 'infima/dist/css/default/default.css';

function moduleOf(files: readonly string[]): string {
  return files.map((file) => `import ${JSON.stringify(file)};\n`).join('');
}

/** Returns the style sheets in some folders: absolute paths, by the name of the folder and the path in it. */
async function filesIn(folders: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const found = Object.entries(folders).map(async ([name, folder]) =>
    (await Globby('**/*.module.css', { cwd: folder, ignore: ['**/node_modules/**'] })).map(
      (file) => [`${name}/${file}`, posixPath(path.join(folder, file))] as const,
    ),
  );
  return new Map((await Promise.all(found)).flat());
}

/**
 * Generates the style sheets of the components that the server prints: the browser has none of these
 * components, so nothing else there would load their styles. Makes one sheet for all pages, and one for each
 * part of the site. Leaves out the theme's base style sheet.
 */
export default function stylesPlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const folder = path.join(generatedFilesDir, 'styles/default');
  return {
    name: 'styles',
    // The site has style sheets of its own in its place.
    configureWebpack: () => ({ resolve: { alias: { [packageFolder(siteDir, INFIMA)]: false } } }),
    getClientModules: () => [path.join(folder, 'shared.js'), path.join(folder, 'parts.js')],
    async contentLoaded({ actions }) {
      const files = await filesIn({ plugins: engineFile(''), src: path.join(siteDir, 'src') });
      const site = (folders: readonly string[]) =>
        styleSheetsOf([...files.keys()], folders).map((name) => files.get(name) ?? name);
      await actions.createData('shared.js', moduleOf([...THEME_STYLES, ...site(SHARED_FOLDERS)]));
      const parts = Object.entries(STYLE_PARTS);
      await Promise.all(
        parts.map(([part, folders]) =>
          actions.createData(`${part}.js`, `${moduleOf(site(folders))}export {};\n`),
        ),
      );
      // Never called: pages name the sheets of their part. It has the bundler make them.
      const loads = parts.map(
        ([part]) => `() => import(/* webpackChunkName: "styles-${part}" */ './${part}.js')`,
      );
      await actions.createData('parts.js', `export const parts = [${loads.join(', ')}];\n`);
    },
  };
}
