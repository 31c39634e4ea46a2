import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The languages of the site: what their pages' paths start with, and the `lang` of their HTML. */
export const LOCALES = [
  { prefix: '', lang: 'en' },
  { prefix: '/zh', lang: 'zh-CN' },
] as const;

export type Locale = (typeof LOCALES)[number];

/** A page's address, in its parts. */
export interface PageAddress {
  /** The path with the language's prefix, without a slash at the end. */
  path: string;
  /** The path of the English page. */
  englishPath: string;
  locale: Locale;
}

const [ENGLISH, ...TRANSLATED] = LOCALES;

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

/** Returns the paths in a sitemap. */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    withoutSlash(new URL(url).pathname),
  );
}

/**
 * Returns the pages in a built site's sitemaps, English ones first.
 *
 * Throws when the folder has no built site.
 */
export async function listPages(siteFolder: string): Promise<PageAddress[]> {
  const sitemaps = await Promise.all(
    LOCALES.map(({ prefix }) => readFile(path.join(siteFolder, prefix, 'sitemap.xml'), 'utf8')),
  );
  return sitemaps.flatMap(sitemapPaths).map(parseAddress);
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
