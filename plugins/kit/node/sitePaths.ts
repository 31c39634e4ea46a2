import path from 'node:path';
import { redirectRules } from '../shared/redirects';
import { keptSite } from '../shared/site/facts';
import type { Site } from '../shared/site/types';

/**
 * Returns the site path that Docusaurus gives to a document: a file that is named like its folder
 * or `index` has the folder's path. For `react-button/react-button` of `ui`, returns
 * `/ui/react-button`.
 */
export function sitePathOfDoc(docId: string, product: string): string {
  const folder = path.posix.dirname(docId);
  const name = path.posix.basename(docId);
  const isFolder = name === 'index' || name === path.posix.basename(folder);
  return path.posix.join('/', product, isFolder ? folder : docId).replace(/\/$/, '');
}

/**
 * Converts a permalink, which includes the base URL of its language, to a site path:
 * `/ui/…`.
 */
export function sitePathOfPermalink(permalink: string, baseUrl: string): string {
  return permalink.startsWith(baseUrl) ? `/${permalink.slice(baseUrl.length)}` : permalink;
}

/**
 * Converts a site path to a permalink: `/zh/ui/…` for `/ui/…`. Permalinks and
 * external addresses stay as they are.
 */
export function permalinkOfSitePath(sitePath: string, baseUrl: string): string {
  const isSitePath = /^\/(?!\/)/.test(sitePath) && !sitePath.startsWith(baseUrl);
  return isSitePath ? baseUrl + sitePath.slice(1) : sitePath;
}

/** Compiled once: the API reference looks up thousands of links. The development server reads facts again. */
let compiled: { site: Site; rules: (readonly [RegExp, string])[] } | undefined;

function compiledRules() {
  const site = keptSite();
  if (compiled?.site !== site) {
    const rules = redirectRules(site);
    compiled = { site, rules: rules.map(([pattern, to]) => [new RegExp(pattern, 'g'), to]) };
  }
  return compiled.rules;
}

/**
 * Returns where a path that is not a page's own leads: without the default language, without a trailing slash,
 * and from former paths to current ones. The result is always a path of this site, with a fragment if a
 * page became part of another. Returns null if there is nothing to change.
 *
 * @param pathname the path alone; the caller keeps query and hash
 */
export function redirectTarget(pathname: string): string | null {
  const moved = compiledRules().reduce(
    (path, [pattern, replacement]) => path.replace(pattern, replacement),
    pathname,
  );
  const target = moved || '/';
  return target === pathname ? null : target;
}
