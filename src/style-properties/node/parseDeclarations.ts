import type { SxValues } from './propertyStyles';

/** Returns a value as it is written on a page: digits are a number, anything else is text. */
export function parseValue(text: string): string | number {
  return /^-?\d*\.?\d+$/.test(text) ? Number(text) : text;
}

/** Returns the values that are separated by bars: `0 | 2 | auto`. */
export function parseValues(text: string): (string | number)[] {
  return text
    .split('|')
    .map((value) => value.trim())
    .filter(Boolean)
    .map(parseValue);
}

/** Returns the properties of `border: 1; borderColor: divider`; undefined if one has no name or no value. */
export function parseDeclarations(text: string): SxValues | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => /^([a-zA-Z]+):\s*(.+)$/.exec(part));
  return parts.every((part) => part !== null)
    ? Object.fromEntries(parts.map(([, name = '', value = '']) => [name, parseValue(value)]))
    : undefined;
}
