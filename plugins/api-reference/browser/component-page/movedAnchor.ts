import redirects from '../../shared/component-page/anchorRedirects.json';

/**
 * Returns the anchor, without `#`, that replaces an anchor of older releases; undefined for all others.
 * `npx tsx scripts/api.ts check` verifies that no anchor is lost.
 */
export function movedAnchor(
  hash: string,
  moves: Readonly<Record<string, string>> = redirects,
): string | undefined {
  const anchor = hash.slice(1);
  return Object.hasOwn(moves, anchor) ? moves[anchor] : undefined;
}
