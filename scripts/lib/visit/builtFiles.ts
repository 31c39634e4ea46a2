import { isRuntime } from './fingerprint';

/** A file of a built page: a script, a style sheet, data, a font, or a picture. */
const FILE_NAME = /[\w./~-]*(?:assets|img|examples)\/[\w./~-]+\.[a-z][a-z0-9]+/g;

/** Lists the modules of all pages for the bundler. The built site loads modules by their page. */
const LIST_OF_PAGES = 'page-modules.';

/**
 * Returns the built files that a page's HTML names, relative to the site's folder.
 *
 * @param prefix the prefix of the page's language: names without a slash at the start are relative
 *   to it
 * @param isFile whether the build has a file of that name
 */
export function namedFiles(
  html: string,
  prefix: string,
  isFile: (name: string) => boolean,
): string[] {
  const names = (html.match(FILE_NAME) ?? []).map((name) =>
    (name.startsWith('/') ? name : `${prefix}/${name}`).slice(1),
  );
  return [...new Set(names)].filter(isFile).sort();
}

/**
 * Returns the built files that any page of a language may load, without being named by its HTML: the
 * runtime, the main script, and the chunks in the runtime's table.
 *
 * @param assets the names of the language's scripts and style sheets
 * @param runtime the text of its runtime
 */
export function shellFiles(assets: readonly string[], runtime: string): string[] {
  return assets.filter((name) => {
    const base = name.slice(name.lastIndexOf('/') + 1);
    const hash = /\.([0-9a-f]{8})\.\w+$/.exec(base)?.[1];
    const isListed = hash !== undefined && runtime.includes(`"${hash}"`);
    return (
      !base.startsWith(LIST_OF_PAGES) &&
      (isListed || isRuntime(base) || /^(?:main|styles)\./.test(base))
    );
  });
}
