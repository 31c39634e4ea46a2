import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { LANGUAGE_FACTS } from '@component-docs/kit/shared/site/languages';
import { LANGUAGES, languagePrefix } from '@component-docs/labels/shared/languages';
import type { Language } from '@component-docs/labels/shared/languages';

const localeOf = (language: Language) => ({
  prefix: languagePrefix(language),
  lang: LANGUAGE_FACTS[language].htmlLang,
});

export type Locale = ReturnType<typeof localeOf>;

const ENGLISH = localeOf(LANGUAGES[0]);
const TRANSLATED = LANGUAGES.slice(1).map(localeOf);

/** The languages of the site: the prefix of their pages' paths, and the `lang` of their HTML. */
export const LOCALES: readonly Locale[] = [ENGLISH, ...TRANSLATED];

/** A page's address, in its parts. */
export interface PageAddress {
  /** The path with the language's prefix, without a slash at the end. */
  path: string;
  /** The path of the English page. */
  englishPath: string;
  locale: Locale;
}

/** Removes the slash at the end of a path or URL, except from the path `/`. */
export const withoutSlash = (url: string): string => url.replace(/(.)\/$/, '$1');

/** Splits a page's path into its language and the path of the English page. */
export function parseAddress(pagePath: string): PageAddress {
  const normal = withoutSlash(pagePath);
  const locale =
    TRANSLATED.find(({ prefix }) => normal === prefix || normal.startsWith(`${prefix}/`)) ??
    ENGLISH;
  return { path: normal, englishPath: normal.slice(locale.prefix.length) || '/', locale };
}

/** Pages that search engines must not list, such as the page for missing pages. */
const UNLISTED = /<meta\b[^>]*\bname="?robots"?[^>]*\bnoindex\b/;

/** Returns whether search engines may list the page in a built file. */
export const isListed = (file: string, html: string): boolean =>
  path.basename(file) !== '404.html' && !UNLISTED.test(html);

/**
 * Returns a built site's pages, English ones first, without pages that search engines must not list: the
 * pages of the sitemaps, also where a site has none.
 */
export async function listPages(siteFolder: string): Promise<PageAddress[]> {
  const files = await Globby('**/*.html', { cwd: siteFolder });
  const listed = await Promise.all(
    files.sort().map(async (file) => {
      const html = await readFile(path.join(siteFolder, file), 'utf8');
      return isListed(file, html) ? [pageOfFile(file)] : [];
    }),
  );
  const pages = listed.flat();
  return LOCALES.flatMap((locale) => pages.filter((page) => page.locale === locale));
}

/** Returns the file of a page, relative to the built site's folder. */
export function fileOfPage(page: PageAddress): string {
  return page.englishPath === '/'
    ? path.posix.join(page.locale.prefix, 'index.html').replace(/^\//, '')
    : `${page.path.slice(1)}.html`;
}

/** Returns the page of a file, whose name is relative to the built site's folder. */
export function pageOfFile(file: string): PageAddress {
  const name = `/${file.split(path.sep).join('/')}`;
  return parseAddress(name.replace(/(^|\/)index\.html$/, '$1').replace(/(?<!\/404)\.html$/, ''));
}
