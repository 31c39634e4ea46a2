import path from 'node:path';
import { translationOf } from '@component-docs/translation-drift/node/translations';
import { sitePathOfDoc } from '@component-docs/kit/node/sitePaths';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { didYouMean } from '../nearest';
import { parseAddress, withoutSlash } from '../sitePages';

/** The files of an English page or of its translation, relative to the root. */
export interface PageSource {
  /** Site path, with the language's prefix. */
  path: string;
  file: string;
}

const ENGLISH = /^docs\/([^/]+)\/(.+)\.mdx$/;

function sourceOf(file: string): PageSource | undefined {
  const translation = translationOf(file);
  if (translation) {
    return { path: `/${translation.locale}${translation.page}`, file };
  }
  const [, product = '', doc = ''] = ENGLISH.exec(file) ?? [];
  const basePath = PRODUCTS.find(({ id }) => id === product)?.basePath;
  return basePath === undefined ? undefined : { path: sitePathOfDoc(doc, basePath), file };
}

/** Returns the pages among the files of the repository. Names are relative to its root. */
export function pageSources(files: readonly string[]): PageSource[] {
  return files.flatMap((file) => sourceOf(file) ?? []);
}

/**
 * Returns the paths of the pages that changed files belong to: the file of a page, or one in its
 * folder, such as a demo.
 */
export function changedPages(changed: readonly string[], sources: readonly PageSource[]): string[] {
  const paths = changed.flatMap((name) => {
    const own = sources.filter(({ file }) => file === name);
    const owners = sources.filter(({ file }) => {
      const folder = path.posix.dirname(file);
      // Only a page with its own folder: `react-button/react-button.mdx`.
      return path.posix.basename(folder) === path.posix.basename(file, '.mdx')
        ? name.startsWith(`${folder}/`) && !name.endsWith('.mdx')
        : false;
    });
    return [...own, ...owners].map((source) => source.path);
  });
  return [...new Set(paths)];
}

/**
 * Returns the paths of the pages that a writer names: the path of a page, with or without slashes around it, or
 * a file of one, relative to the root. Throws an Error with the nearest paths when there is no such page.
 *
 * @param written site paths of all pages, without a language
 */
export function pagesNamed(
  name: string,
  sources: readonly PageSource[],
  written: ReadonlySet<string>,
): string[] {
  const owners = changedPages([name.replace(/^\.\//, '')], sources);
  if (owners.length > 0) {
    return owners;
  }
  const { path, englishPath } = parseAddress(withoutSlash(`/${name.replace(/^\//, '')}`));
  if (!written.has(englishPath)) {
    throw new Error(`There is no page ${path}.${didYouMean(englishPath, [...written])}`);
  }
  return [path];
}

/** Adds the paths of translations to the paths of pages, and lists each once. */
export function withTranslations(
  paths: readonly string[],
  sources: readonly PageSource[],
): string[] {
  const translated = paths.flatMap((path) => [
    path,
    ...sources.filter((source) => translationOf(source.file)?.page === path).map((own) => own.path),
  ]);
  return [...new Set(translated)];
}
