/**
 * Returns the bracket depth of each character in a type. A bracket has the depth of what is around
 * it.
 */
export function depthsOf(type: string): number[] {
  let depth = 0;
  return type.split('').map((character, index) => {
    const isArrow = character === '>' && type[index - 1] === '=';
    if ('<({['.includes(character)) {
      depth += 1;
      return depth - 1;
    }
    if ('>)}]'.includes(character) && !isArrow) {
      depth -= 1;
    }
    return depth;
  });
}

/**
 * Splits a type at separators that are outside all brackets.
 *
 * @param separator a global regular expression
 */
export function splitOutside(type: string, separator: RegExp): string[] {
  const depths = depthsOf(type);
  const cuts = [...type.matchAll(separator)].filter(({ index }) => depths[index] === 0);
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.map((start, part) => type.slice(start, cuts[part]?.index));
}
