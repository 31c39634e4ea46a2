import { redirectTarget } from '@component-docs/kit/node/sitePaths';
import { isBeginning } from '@component-docs/kit/node/isBeginning';
import { keptSite } from '@component-docs/kit/shared/site/facts';

export interface Move {
  from: string;
  to: string;
}

/** Returns the former paths of a page, or of a folder with `/*` at its end. */
export function formerPathsOf(page: string): string[] {
  return keptSite().redirects.former.flatMap(([pattern, former]) => {
    const form = new RegExp(`^${pattern}$`);
    return form.test(page) ? former.map((path) => page.replace(form, path)) : [];
  });
}

/** Start pages: the path of a product leads to one of its pages. */
function productPathsOf(page: string): string[] {
  const parts = page.split('/');
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'));
}

/**
 * Lists former paths with the current path of each, for hosts that can't apply the site's rules.
 * It covers the former paths that the site names; others reach their page by the script of the 404 page. Pages of a
 * beginning language never had other paths.
 *
 * @param pages paths of all pages, such as `/zh/guides/usage`
 * @param localeRoots paths of the additional locales, such as `/zh`
 */
export function listMoves(pages: readonly string[], localeRoots: readonly string[]): Move[] {
  const known = new Set(pages);
  const moves = new Map<string, string>();
  for (const page of pages) {
    const locale = localeRoots.find((root) => page.startsWith(`${root}/`)) ?? '';
    const path = page.slice(locale.length);
    const formerPaths = isBeginning(locale.slice(1)) ? [] : formerPathsOf(path);
    for (const former of [...formerPaths, ...productPathsOf(path)]) {
      const from = locale + former;
      const to = redirectTarget(from);
      if (to !== null && !known.has(from) && known.has(to.replace(/#.*/, ''))) {
        moves.set(from, to);
      }
    }
  }
  return [...moves].map(([from, to]) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1));
}
