import type { TokenValue } from './types';

export interface Nested {
  [key: string]: TokenValue | readonly TokenValue[] | Nested;
}

/** Whether a value is an object with keys, and not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the keys of an object whose values or names pass; none for a value that isn't an object. */
export function keysWhere(
  object: unknown,
  passes: (value: unknown, key: string) => boolean,
): string[] {
  return isRecord(object) ? Object.keys(object).filter((key) => passes(object[key], key)) : [];
}

/** Returns the keys of a path. The key of a state, `&.Mui-focusVisible`, is one key. */
const keysOf = (path: string): string[] => path.split(/\.(?!Mui-)/);

/** Returns the value at a path of keys with dots between them; undefined if there is none. */
export function valueAt(object: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>(
    (inner, key) => (isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    object,
  );
}

/** Sets the value at a path, and creates the objects above it. */
export function setAt(target: Nested, path: string, value: Nested[string]): void {
  const keys = keysOf(path);
  const last = keys.pop() as string;
  const parent = keys.reduce<Nested>((object, key) => {
    const inner = object[key];
    if (isRecord(inner)) {
      return inner;
    }
    const created: Nested = {};
    object[key] = created;
    return created;
  }, target);
  parent[last] = value;
}

/** Returns the paths and values of the leaves of an object. An array is one leaf. */
export function leavesOf(object: unknown, above = ''): [path: string, value: unknown][] {
  return isRecord(object)
    ? Object.entries(object).flatMap(([key, value]) =>
        leavesOf(value, above ? `${above}.${key}` : key),
      )
    : [[above, object]];
}

/** Returns the last key of a path. */
export const lastKey = (path: string): string => keysOf(path).at(-1) ?? path;

/** Returns an object whose keys have an order. */
export function inOrder(object: Nested, keys: readonly string[]): Nested {
  const entries = Object.entries(object);
  return Object.fromEntries(entries.sort(([a], [b]) => keys.indexOf(a) - keys.indexOf(b)));
}
