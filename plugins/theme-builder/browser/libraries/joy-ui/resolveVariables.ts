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

/** The most references that are resolved, and the longest value: a variable may stand for others, or for itself. */
const MAX_LOOKUPS = 20;
const MAX_LENGTH = 1000;

/**
 * Returns a value of CSS in which references to variables of Joy UI are replaced by their values. Beyond the
 * limits, the remaining references stay.
 *
 * @param valueOf returns the theme's value at a path, such as `palette.primary.500`; if there is none, the
 *   fallback of the reference counts
 */
export function resolveVariables(value: string, valueOf: (path: string) => unknown): string {
  let text = value;
  for (let count = 0; count < MAX_LOOKUPS && text.length <= MAX_LENGTH; count += 1) {
    const start = text.indexOf(START);
    if (start < 0) {
      return text;
    }
    const from = start + START.length;
    const end = endOf(text, from);
    const reference = text.slice(from, end);
    const comma = reference.indexOf(',');
    const name = comma < 0 ? reference : reference.slice(0, comma);
    const fallback = comma < 0 ? '' : reference.slice(comma + 1).trim();
    const found = valueOf(name.trim().replaceAll('-', '.'));
    const known = typeof found === 'string' || typeof found === 'number' ? String(found) : fallback;
    text = text.slice(0, start) + known + text.slice(end + 1);
  }
  return text;
}
