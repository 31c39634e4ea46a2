import { depthsOf, splitOutside } from './brackets';

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
function canonicalType(type: string): string {
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

/** Returns whether two types are equal, ignoring the order of union members. */
export function sameType(before: string, after: string): boolean {
  return before === after || canonicalType(before) === canonicalType(after);
}
