import { sitePathOfDoc } from '@component-docs/kit/node/sitePaths';
import { PRODUCTS, MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Translation } from './types';
import { Globby } from '@docusaurus/utils';

const PAGE = /^i18n\/([^/]+)\/docusaurus-plugin-content-docs-([^/]+)\/current\/(.+)\.mdx$/;
const RECORD_ENDING = '.sections.json';

/**
 * Returns the translation that a file contains, or undefined if the file isn't a translated page.
 *
 * @param file path relative to the site's root
 */
export function translationOf(file: string): Translation | undefined {
  const [, locale, product, doc] = PAGE.exec(file) ?? [];
  if (!locale || !product || !doc) {
    return undefined;
  }
  // Unknown products are reported by `strayFiles`.
  const { basePath = product } = PRODUCTS.find(({ id }) => id === product) ?? {};
  return {
    locale,
    page: sitePathOfDoc(doc, basePath),
    file,
    source: `docs/${product}/${doc}.mdx`,
    record: file.replace(/\.mdx$/, RECORD_ENDING),
  };
}

/**
 * Returns a message, with file and fix, for each translated page without an English page and for
 * each record without a translated page.
 *
 * @param files the files under `docs` and `i18n`, as paths relative to the site's root
 */
export function strayFiles(files: readonly string[]): string[] {
  const existing = new Set(files);
  return files.flatMap((file) => {
    const translation = translationOf(file);
    if (translation && !existing.has(translation.source)) {
      return [
        `${file}: there is no English page ${translation.source}. Move the file to where its English page is now, or remove it.`,
      ];
    }
    const page = file.replace(RECORD_ENDING, '.mdx');
    return file.endsWith(RECORD_ENDING) && !existing.has(page)
      ? [
          `${file}: there is no page ${page} next to it. Move the file to where its page is now, or remove it.`,
        ]
      : [];
  });
}

/**
 * Returns the translation that a writer specifies by the page's path (`/acme-ui/react-button`),
 * the English file, or the translated file.
 *
 * Throws when no translation matches, or when several languages do.
 */
export function chooseTranslation(translations: readonly Translation[], name: string): Translation {
  const [found, ...others] = translations.filter(({ page, file, source }) =>
    [page, file, source].includes(name),
  );
  if (!found) {
    throw new Error(
      `There is no translated page "${name}". Pass the page's path, such as /acme-ui/react-button, or its file.`,
    );
  }
  if (others.length > 0) {
    const files = [found, ...others].map(({ file }) => file).join(', ');
    throw new Error(`${name} is translated into several languages. Pass one of: ${files}.`);
  }
  return found;
}

/** Returns the pages below a folder, relative to it. */
const pagesIn = (siteDir: string, folder: string): ReadonlySet<string> =>
  new Set(Globby.sync('**/[!_]*.mdx', { cwd: `${siteDir}/${folder}` }));

/**
 * Returns how much of the written pages a language has, in whole percent: 0 for none, 100 only for all. The pages of
 * products that no menu lists don't count: they are for the people who make the site.
 *
 * @param siteDir absolute path of the site's folder
 */
export function translatedShare(siteDir: string, language: string): number {
  const counts = MENU_PRODUCTS.map(({ id }) => {
    const english = pagesIn(siteDir, `docs/${id}`);
    const folder = `i18n/${language}/docusaurus-plugin-content-docs-${id}/current`;
    return {
      all: english.size,
      done: [...pagesIn(siteDir, folder)].filter((page) => english.has(page)).length,
    };
  });
  const sum = (key: 'all' | 'done') => counts.reduce((total, count) => total + count[key], 0);
  const share = Math.floor((100 * sum('done')) / Math.max(sum('all'), 1));
  return sum('done') > 0 ? Math.max(share, 1) : share;
}
