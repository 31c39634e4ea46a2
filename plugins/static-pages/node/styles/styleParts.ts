/**
 * Parts of the site whose styles only their own pages load, by the folders that they are in.
 * A page says that it is in one by `data-styles` (plugins/static-pages/node/page-assets). A new part gets a line
 * here.
 */
export const STYLE_PARTS = {
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
export const SHARED_FOLDERS = [
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
