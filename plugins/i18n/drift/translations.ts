import { sitePathOfDoc } from '../../navigation/page-tree/sitePaths';
import { PRODUCTS } from '../../../src/site/products/products';
import type { Translation } from './types';

const PAGE = /^i18n\/([^/]+)\/docusaurus-plugin-content-docs-([^/]+)\/current\/(.+)\.mdx$/;
const RECORD_ENDING = '.sections.json';

/** Where a product's pages are; an unknown one is left to the check for stray files. */
function basePathOf(product: string): string {
  return PRODUCTS.find(({ id }) => id === product)?.basePath ?? product;
}

/** The translation that a file is, by its path from the site's root; undefined for any other. */
export function translationOf(file: string): Translation | undefined {
  const [, locale, product, doc] = PAGE.exec(file) ?? [];
  if (!locale || !product || !doc) {
    return undefined;
  }
  return {
    locale,
    page: sitePathOfDoc(doc, basePathOf(product)),
    file,
    source: `docs/${product}/${doc}.mdx`,
    record: file.replace(/\.mdx$/, RECORD_ENDING),
  };
}

/**
 * Gives a fault, with file and mend, for each translated page without an English one and each
 * record without a translated page.
 *
 * Takes the paths, from the site's root, of the files under `docs` and `i18n`.
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
          `${file}: there is no page ${page} beside it. Move the file along with its page, or remove it.`,
        ]
      : [];
  });
}

/**
 * The one translation that a writer names: by the page's address (`/material-ui/react-button`), the
 * English file, or the translated file.
 *
 * Throws when no translation has that name, or several languages do.
 */
export function chooseTranslation(translations: readonly Translation[], name: string): Translation {
  const [found, ...others] = translations.filter(({ page, file, source }) =>
    [page, file, source].includes(name),
  );
  if (!found) {
    throw new Error(
      `No translated page is called "${name}". Give its address, such as /material-ui/react-button, or its file.`,
    );
  }
  if (others.length > 0) {
    const files = [found, ...others].map(({ file }) => file).join(', ');
    throw new Error(`${name} is translated into several languages. Give one of: ${files}.`);
  }
  return found;
}
