import { isSharedAsset } from '@component-docs/static-pages/shared/sharedAssets';

/**
 * Paths of assets and images, in attributes, inline styles, and the properties of islands. The latter are
 * without the root of the language. Social cards are left out: only other sites show them.
 */
const NAMED = /["'=(\s](\/(?:[a-z]{2}\/)?(?:assets\/(?!cards\/)|img\/)[^\s"'<>()\\?#&]+)/g;
/** Files of chunks in the page's table, which the bundler's runtime completes. */
const CHUNK = /"(assets\/js\/[^"]+\.js)"/g;

/**
 * Returns the site paths of the files that a page's HTML names.
 *
 * @param root root of the page's language: `/` or `/zh/`
 */
export function filesOfPage(html: string, root: string): string[] {
  const named = [...html.matchAll(NAMED)].map(([, path = '']) =>
    path.startsWith(root) || isSharedAsset(path) ? path : root + path.slice(1),
  );
  const chunks = [...html.matchAll(CHUNK)].map(([, path = '']) => root + path);
  return [...new Set([...named, ...chunks])];
}
