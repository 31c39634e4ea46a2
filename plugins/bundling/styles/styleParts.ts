/**
 * Parts of the site whose styles only their own pages load, by the folders of `src` that they are in.
 * A page says that it is in one by `data-styles` (plugins/output/page-assets). A new part gets a line
 * here.
 */
export const STYLE_PARTS = {
  reference: ['reference'],
  'site-pages': ['site-pages', 'dev-pages'],
  customization: ['customization'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StylePart = keyof typeof STYLE_PARTS;

/** Folders whose styles every page loads, lowest first: later rules win over earlier ones. */
export const SHARED_FOLDERS = [
  'runtime',
  'services',
  'document',
  'demos',
  'shell',
  'theme',
] as const;

/** Styles of code that loads when it is first used come with that code. */
const LAZY = /\/lazy\//;

const folderOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1] ?? '';

/** Returns the style sheets of some folders, in the order of the folders and then by name. */
export function styleSheetsOf(files: readonly string[], folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    files.filter((file) => folderOf(file) === folder && !LAZY.test(file)).sort(),
  );
}

/** Whether a style sheet, by its module's path, belongs into the one that every page loads. */
export function isSharedStyle(modulePath: string): boolean {
  const [, path = ''] = /\/(src\/.+)$/.exec(modulePath.replaceAll('\\', '/')) ?? [];
  const isOfPart = Object.values(STYLE_PARTS).some((folders) =>
    folders.some((folder) => folder === folderOf(path)),
  );
  return !LAZY.test(path) && !isOfPart;
}
