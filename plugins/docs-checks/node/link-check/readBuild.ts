import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import { isPreviewPath } from '@component-docs/templates/shared/paths';
import { unescapeHtml } from '@component-docs/kit/shared/escapeHtml';
import type { BuiltSite } from './resolveLink';

/**
 * The id of any element, or the name of an `<a>`. Other names, as in `<meta name>`, aren't anchors.
 */
const ANCHOR = /(?:\sid|<a\s+name)=(?:"([^"]*)"|([^\s>"]+))/g;

const SCRIPT_TEXT = /(<script\b[^>]*>)[\s\S]*?<\/script>/g;
const LINKING_TAG = /<(?:a|area|link|img|script|source)\s(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const URL_ATTRIBUTE = /\s(?:href|src)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/;
const SITEMAP_URL = /<loc>([^<]*)<\/loc>/g;

/** Returns the ids that links to a page can have as their anchor. */
export function idsOf(html: string): Set<string> {
  const ids = new Set<string>();
  for (const [, quoted, bare] of html.matchAll(ANCHOR)) {
    ids.add(unescapeHtml(quoted ?? bare ?? ''));
  }
  return ids;
}

/** Returns the distinct URLs of pages and files in a page's HTML, as written. */
export function urlsOf(html: string): Set<string> {
  const tags = html.replace(SCRIPT_TEXT, '$1').match(LINKING_TAG) ?? [];
  return new Set(
    tags.flatMap((tag) => {
      const [match, ...values] = URL_ATTRIBUTE.exec(tag) ?? [];
      return match === undefined ? [] : [unescapeHtml(values.find(Boolean) ?? '')];
    }),
  );
}

/** Returns the URLs in a sitemap. */
export function sitemapUrls(xml: string): Set<string> {
  return new Set([...xml.matchAll(SITEMAP_URL)].map(([, url = '']) => unescapeHtml(url)));
}

/** A built file and the URLs in it, as written. */
export interface LinkingPage {
  path: string;
  urls: ReadonlySet<string>;
}

interface ReadSite extends BuiltSite {
  /** Pages, except pages of templates alone, and sitemaps. */
  linking: readonly LinkingPage[];
}

/**
 * Returns the paths of a page. The page of a folder has two, with and without a slash: `/zh` and
 * `/zh/`.
 */
function pathsOfPage(file: string): string[] {
  const pagePath = sitePath(file);
  return path.basename(file) === 'index.html' && pagePath !== '/'
    ? [pagePath, `${pagePath}/`]
    : [pagePath];
}

function sitePath(file: string): string {
  const withoutExtension = `/${posixPath(file).replace(/\.html$/, '')}`;
  return withoutExtension.replace(/\/index$/, '') || '/';
}

/**
 * Reads a build: the pages with their ids, the URLs in pages and sitemaps, and the paths of all
 * files.
 */
export async function readBuild(outDir: string): Promise<ReadSite> {
  const files = await Globby('**/*', { cwd: outDir, onlyFiles: true });
  const read = (file: string) => fs.readFile(path.join(outDir, file), 'utf8');
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => {
        const html = await read(file);
        return { file, path: sitePath(file), ids: idsOf(html), urls: urlsOf(html) };
      }),
  );
  const sitemaps = await Promise.all(
    files
      .filter((file) => path.basename(file) === 'sitemap.xml')
      .map(async (file) => ({
        path: sitePath(file),
        urls: sitemapUrls(await read(file)),
      })),
  );
  return {
    pages: new Map(
      pages.flatMap((page) => pathsOfPage(page.file).map((pagePath) => [pagePath, page] as const)),
    ),
    files: new Set(files.map((file) => `/${posixPath(file)}`)),
    // A template is an app: it answers its links itself.
    linking: [...pages.filter(({ path: page }) => !isPreviewPath(page)), ...sitemaps],
  };
}
