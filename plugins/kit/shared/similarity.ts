/**
 * Returns the number of typing mistakes between two texts: characters omitted, added, replaced, or
 * swapped with their neighbor (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const candidates = [
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      if (isSwapped) {
        candidates.push((beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(Math.min(...candidates));
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Returns the similarity of two texts: 1 if they are equal, 0 if they have nothing in common. */
export function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}

/**
 * Returns the name that a writer probably meant: the one with the fewest typing mistakes, if at most a third of
 * the letters are wrong. Undefined if no name is that near.
 */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
  const steps = (candidate: string) => editDistance(name.toLowerCase(), candidate.toLowerCase());
  const [best] = [...known].sort((a, b) => steps(a) - steps(b));
  return best !== undefined && steps(best) <= Math.ceil(name.length / 3) ? best : undefined;
}
