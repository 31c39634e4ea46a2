import type { ThemeNode } from '../../../src/customization/default-theme/types';

/** Signatures of the function at a path of the theme, one a line; undefined when none is known. */
export type SignaturesOf = (path: readonly string[]) => string | undefined;

/** Arrays of at most so many plain values stand on one line. */
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

/** The names of a function's parameters, for functions that no type describes. */
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

/** What is under a value. Of a function only its methods: other keys are marks of the library. */
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

/**
 * The keys of a theme as the viewer shows them, in the theme's own order. What is undefined is left
 * out: to a reader it is not there.
 */
export function describeTheme(theme: object, signaturesOf: SignaturesOf): ThemeNode[] {
  return describeEntries(Object.entries(theme), [], signaturesOf);
}
