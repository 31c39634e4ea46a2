/** Where in a tree a fault is: the item, by the names on the way to it, and the key in it. */
export interface FaultLocation {
  place: string;
  /** Empty when the item itself is the fault. */
  key: string;
}

type Keyed = Readonly<Record<string | number, unknown>>;

function valueAt(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Keyed)[key] : undefined;
}

/** An item is not known to be well-formed here: its title, else pathname, else position. */
function nameOf(item: unknown, index: number): string {
  const names = [valueAt(item, 'title'), valueAt(item, 'pathname'), `item ${index + 1}`];
  return String(names.find((name) => typeof name === 'string' && name !== ''));
}

/**
 * Turns the path of a value in a tree, such as `[0, 'children', 2, 'icon']`, into the names a
 * writer sees: `Components › Inputs › Button (/material-ui/react-button)` and `icon`.
 */
export function locateFault(tree: unknown, path: readonly (string | number)[]): FaultLocation {
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
