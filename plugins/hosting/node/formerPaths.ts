import { redirectTarget } from '@component-docs/kit/node/sitePaths';
import { isBeginning } from '@component-docs/kit/node/translatedText';
import { keptSite } from '@component-docs/kit/shared/site/facts';
import path from 'node:path';

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

/**
 * The fewest pages that justify a rule for a folder: the rule also moves pages that had another name before, which
 * the 404 page would find.
 */
const MIN_PAGES = 20;

/** Returns the folders of a move that keeps the name of its page; undefined for another one. */
function foldersOf({ from, to }: Move): Move | undefined {
  const name = path.posix.basename(from);
  const folder = path.posix.dirname(from);
  return folder !== '/' && path.posix.basename(to) === name
    ? { from: folder, to: path.posix.dirname(to) }
    : undefined;
}

/**
 * Returns moves with one rule in place of all rules of a folder, `/ui/api-docs/*` to `/ui/api/:splat`, because
 * Cloudflare allows 2,000 rules without a placeholder. Pages of the folder that move elsewhere keep their rules,
 * which come before it. A folder that has pages keeps all rules.
 *
 * @param pages paths of all pages
 */
export function withPlaceholders(moves: readonly Move[], pages: readonly string[]): Move[] {
  const isBelow = (folder: string) => (page: string) => page.startsWith(`${folder}/`);
  const isMoved = (folders: Move, { from, to }: Move) =>
    isBelow(folders.from)(from) && to === folders.to + from.slice(folders.from.length);
  const folders = new Map<string, Move>();
  for (const found of moves.flatMap((move) => foldersOf(move) ?? [])) {
    const best = folders.get(found.from);
    const count = (each: Move) => moves.filter((move) => isMoved(each, move)).length;
    if (!best || (best.to !== found.to && count(found) > count(best))) {
      folders.set(found.from, found);
    }
  }
  const worthIt = [...folders.values()].filter(
    (found) =>
      moves.filter((move) => isMoved(found, move)).length >= MIN_PAGES &&
      !pages.some(isBelow(found.from)),
  );
  return [
    ...moves.filter((move) => !worthIt.some((found) => isMoved(found, move))),
    // Rules of inner folders first, because the first rule that matches counts.
    ...worthIt
      .toSorted((a, b) => b.from.length - a.from.length)
      .map(({ from, to }) => ({ from: `${from}/*`, to: `${to}/:splat` })),
  ];
}
