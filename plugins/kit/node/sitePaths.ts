import path from 'node:path';

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
