import { splitOutside } from './brackets';
import { canonicalType } from './sameType';

/** What a union of types gained and lost. */
export interface TypeDiff {
  gained: string[];
  lost: string[];
}

/** Returns the members of a union. What follows an arrow belongs to the function: `() => A | B` is one. */
function membersOf(type: string): string[] {
  const isFunction = splitOutside(type, /=>/g).length > 1;
  return (isFunction ? [type] : splitOutside(type, / \| /g)).map((member) => member.trim());
}

/**
 * Returns the difference of two types that are unions with a common member, so that only what
 * changed needs to be shown. Returns undefined for types that have nothing in common.
 */
export function typeDiff(before: string, after: string): TypeDiff | undefined {
  const [then, now] = [membersOf(before), membersOf(after)];
  const known = (members: readonly string[]) => new Set(members.map(canonicalType));
  const [knownThen, knownNow] = [known(then), known(now)];
  const gained = now.filter((member) => !knownThen.has(canonicalType(member)));
  const lost = then.filter((member) => !knownNow.has(canonicalType(member)));
  return gained.length < now.length ? { gained, lost } : undefined;
}
