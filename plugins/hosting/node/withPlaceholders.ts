import path from 'node:path';
import type { Move } from './formerPaths';

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
