import redirects from './anchorRedirects.json';

/**
 * The fragment that took the place of one that older releases had, without `#`; undefined for all
 * others. `npm run api:check` holds that none is lost.
 */
export function movedAnchor(
  hash: string,
  moves: Readonly<Record<string, string>> = redirects,
): string | undefined {
  const anchor = hash.slice(1);
  return Object.hasOwn(moves, anchor) ? moves[anchor] : undefined;
}
