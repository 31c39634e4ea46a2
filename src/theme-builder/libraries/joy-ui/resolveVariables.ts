const START = 'var(--joy-';

/** Returns the index of the parenthesis that closes the one before a position. */
function endOf(text: string, from: number): number {
  let depth = 1;
  let index = from;
  while (index < text.length && depth > 0) {
    depth += text[index] === '(' ? 1 : text[index] === ')' ? -1 : 0;
    index += 1;
  }
  return index - 1;
}

/**
 * Returns a value of CSS in which references to variables of Joy UI are replaced by what they stand for.
 *
 * @param valueOf returns what the theme has at a path, such as `palette.primary.500`; the fallback of the
 *   reference counts where it has nothing
 */
export function resolveVariables(value: string, valueOf: (path: string) => unknown): string {
  const start = value.indexOf(START);
  if (start < 0) {
    return value;
  }
  const from = start + START.length;
  const end = endOf(value, from);
  const reference = value.slice(from, end);
  const comma = reference.indexOf(',');
  const name = comma < 0 ? reference : reference.slice(0, comma);
  const fallback = comma < 0 ? '' : reference.slice(comma + 1).trim();
  const found = valueOf(name.trim().replaceAll('-', '.'));
  // What a variable stands for may refer to others, but never to itself.
  const text = typeof found === 'string' || typeof found === 'number' ? String(found) : fallback;
  return resolveVariables(value.slice(0, start) + text + value.slice(end + 1), valueOf);
}
