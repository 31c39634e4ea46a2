import path from 'node:path';
import type { Move } from './formerPaths';

/** A rule for a folder also moves what had another name before, which the 404 page would find. It must be worth it. */
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
 * Returns moves with one rule in place of those of a whole folder, `/ui/api-docs/*` to `/ui/api/:splat`, because
 * Cloudflare allows 2,000 rules without a placeholder. A folder that has pages, or of which a page moves elsewhere,
 * keeps the rules of its pages.
 *
 * @param pages paths of all pages
 */
export function withPlaceholders(moves: readonly Move[], pages: readonly string[]): Move[] {
  const isBelow = (folder: string) => (page: string) => page.startsWith(`${folder}/`);
  const folders = new Map<string, string>();
  for (const move of moves) {
    const found = foldersOf(move);
    if (found) {
      folders.set(found.from, found.to);
    }
  }
  const whole = [...folders].filter(([folder, target]) => {
    const below = moves.filter(({ from }) => isBelow(folder)(from));
    const isWhole = below.every(({ from, to }) => to === target + from.slice(folder.length));
    return isWhole && below.length >= MIN_PAGES && !pages.some(isBelow(folder));
  });
  const isCovered = ({ from }: Move) => whole.some(([folder]) => isBelow(folder)(from));
  return [
    ...moves.filter((move) => !isCovered(move)),
    ...whole.map(([from, to]) => ({ from: `${from}/*`, to: `${to}/:splat` })),
  ];
}
