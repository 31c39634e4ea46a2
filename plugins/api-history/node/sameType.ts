import { depthsOf, splitOutside } from './brackets';
import { withoutFillers } from './withoutFillers';

/** Normalizes the text between two brackets: members or parameters, each with its own type. */
function inside(text: string): string {
  return splitOutside(text, /[,;]\s*/g)
    .map((part) => {
      const [, name = '', type = ''] = /^(\s*[\w']+\??: )?(.*)$/s.exec(part) ?? [];
      return name + canonicalType(type);
    })
    .join(', ');
}

/** Returns a type with the members of every union sorted, at any depth. */
export function canonicalType(type: string): string {
  const members = splitOutside(type, / \| /g);
  if (members.length > 1) {
    return members.map(canonicalType).sort().join(' | ');
  }
  const depths = depthsOf(type);
  const brackets = [...type.matchAll(/[<({[\])}]|(?<!=)>/g)].filter(
    ({ index }) => depths[index] === 0,
  );
  const edges = [-1, ...brackets.map(({ index }) => index), type.length];
  return edges
    .slice(1)
    .map((end, piece) => {
      const text = type.slice((edges[piece] ?? 0) + 1, end);
      return (piece % 2 === 1 ? inside(text) : text) + type.slice(end, end + 1);
    })
    .join('');
}

/** Returns `X` for `Partial<X>`: whether all members are optional says little about a prop. */
function withoutPartial(type: string): string {
  const [, inner] = /^Partial<(.*)>$/s.exec(type) ?? [];
  return inner !== undefined && depthsOf(type).indexOf(0, 8) === type.length - 1 ? inner : type;
}

/** Returns whether two types differ only in the name of the type parameter `T`. */
function differsInParameter(before: string, after: string): boolean {
  const [then, now] = [before.split(/\b/), after.split(/\b/)];
  const names = new Set(now.filter((word, index) => word !== then[index]));
  const [name = ''] = names;
  return (
    names.size === 1 &&
    then.every((word, index) => now[index] === (word === 'T' ? name : word)) &&
    then.length === now.length
  );
}

/**
 * Returns whether two types are equal, ignoring the order of union members, `Partial`, the names of
 * type parameters, and type arguments that accept anything.
 */
export function sameType(before: string, after: string): boolean {
  const plain = (type: string) => withoutFillers(withoutPartial(type));
  const [then, now] = [plain(before), plain(after)];
  return (
    then === now || canonicalType(then) === canonicalType(now) || differsInParameter(then, now)
  );
}
