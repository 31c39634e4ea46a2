import path from 'node:path';

/**
 * The site path of a document by its id, as Docusaurus makes it: a file named like its folder, or
 * `index`, stands for the folder. `react-button/react-button` of `material-ui` gives
 * `/material-ui/react-button`.
 */
export function sitePathOfDoc(docId: string, product: string): string {
  const folder = path.posix.dirname(docId);
  const name = path.posix.basename(docId);
  const isFolder = name === 'index' || name === path.posix.basename(folder);
  return path.posix.join('/', product, isFolder ? folder : docId).replace(/\/$/, '');
}

/** A permalink, which carries the base URL of its language, as a site path: `/material-ui/…`. */
export function sitePathOfPermalink(permalink: string, baseUrl: string): string {
  return permalink.startsWith(baseUrl) ? `/${permalink.slice(baseUrl.length)}` : permalink;
}
