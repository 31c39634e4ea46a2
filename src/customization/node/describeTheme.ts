import type { ThemeNode } from '../shared/types';

/** Returns the signatures of the function at a path, one per line; undefined if unknown. */
export type SignaturesOf = (path: readonly string[]) => string | undefined;

/** The maximum length of an array of plain values that is printed on one line. */
const SHORT_ARRAY = 6;

type Keyed = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): boolean {
  return (typeof value !== 'object' || value === null) && typeof value !== 'function';
}

function printString(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

function printPlain(value: unknown): string {
  return typeof value === 'string' ? printString(value) : String(value);
}

/** Returns the parameters in a function's source, for functions without a known type. */
function parametersOf(fn: (...args: never[]) => unknown): string {
  const source = String(fn);
  const list = /^(?:async\s*)?(?:function\b[^(]*)?\(([^]*?)\)\s*(?:=>|\{)/.exec(source)?.[1];
  const single = /^(\w+)\s*=>/.exec(source)?.[1];
  return `(${(list ?? single ?? '').replace(/\s+/g, ' ').trim()}) => …`;
}

function valueOf(
  value: unknown,
  path: readonly string[],
  signaturesOf: SignaturesOf,
): string | undefined {
  if (typeof value === 'function') {
    return signaturesOf(path) ?? parametersOf(value as (...args: never[]) => unknown);
  }
  if (Array.isArray(value)) {
    return value.length <= SHORT_ARRAY && value.every(isPlain)
      ? `[${value.map(printPlain).join(', ')}]`
      : undefined;
  }
  if (isPlain(value)) {
    return printPlain(value);
  }
  return Object.keys(value as Keyed).length === 0 ? '{}' : undefined;
}

/** Returns the entries of a value; of a function, only its methods. */
function entriesUnder(value: unknown, printed: string | undefined): [string, unknown][] {
  if (typeof value === 'function') {
    return Object.entries(value).filter(([, member]) => typeof member === 'function');
  }
  return printed === undefined ? Object.entries(value as Keyed) : [];
}

function describeEntries(
  entries: readonly (readonly [string, unknown])[],
  above: readonly string[],
  signaturesOf: SignaturesOf,
): ThemeNode[] {
  return entries
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const path = [...above, key];
      const printed = valueOf(value, path, signaturesOf);
      const children = describeEntries(entriesUnder(value, printed), path, signaturesOf);
      return {
        key,
        ...(printed !== undefined && { value: printed }),
        ...(children.length > 0 && { children }),
      };
    });
}

/** Describes the keys of a theme, in its own order, without undefined values. */
export function describeTheme(theme: object, signaturesOf: SignaturesOf): ThemeNode[] {
  return describeEntries(Object.entries(theme), [], signaturesOf);
}
