/** Where in a tree a problem is. */
export interface ProblemLocation {
  /** The names of the item and its ancestors. */
  place: string;
  /** The key in the item; empty when the item itself is the problem. */
  key: string;
}

type Keyed = Readonly<Record<string | number, unknown>>;

function valueAt(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Keyed)[key] : undefined;
}

/**
 * Returns an item's title, or its pathname, or its position. The item may be malformed, so none of
 * its keys can be relied on.
 */
function nameOf(item: unknown, index: number): string {
  const names = [valueAt(item, 'title'), valueAt(item, 'pathname'), `item ${index + 1}`];
  return String(names.find((name) => typeof name === 'string' && name !== ''));
}

/**
 * Converts the path of a value in a tree, such as `[0, 'children', 2, 'icon']`, to names that
 * writers recognize: `Components › Inputs › Button (/ui/button)` and `icon`.
 */
export function locateProblem(tree: unknown, path: readonly (string | number)[]): ProblemLocation {
  const names: string[] = [];
  let item = tree;
  let rest = [...path];
  while (typeof rest[0] === 'number') {
    item = valueAt(item, rest[0]);
    names.push(nameOf(item, rest[0]));
    if (rest[1] !== 'children' || rest.length < 3) {
      rest = rest.slice(1);
      break;
    }
    item = valueAt(item, 'children');
    rest = rest.slice(2);
  }
  return { place: names.join(' › '), key: rest.join('.') };
}
