import { treeFile } from './treeFile';
import { Joi } from '@docusaurus/utils-validation';
import { ICON_NAMES, PLANS, FLAGS } from '../../shared/types';
import type { PageTreeItem, Flag } from '../../shared/types';

/** A key of an item: the values that it accepts, and their description for messages. */
interface Field {
  accepts: Joi.Schema;
  expected: string;
}

const text: Field = { accepts: Joi.string(), expected: 'a string that is not empty' };
const flag: Field = { accepts: Joi.boolean(), expected: 'true or false' };
const texts: Field = {
  accepts: Joi.object().pattern(Joi.string(), Joi.string()),
  expected: 'an object whose values are strings',
};

function oneOf(values: readonly string[]): Field {
  return { accepts: Joi.valid(...values), expected: `one of ${values.join(', ')}` };
}

const flags = Object.fromEntries(FLAGS.map((name) => [name, flag])) as Record<Flag, Field>;

/** Every key that a page-tree item can have. */
const FIELDS: Readonly<Record<keyof PageTreeItem, Field>> = {
  pathname: {
    accepts: Joi.string()
      .pattern(/^(\/|https?:\/\/)\S*$/)
      .required(),
    expected: 'a site path that starts with "/", or a URL that starts with "https://"',
  },
  title: {
    accepts: Joi.alternatives(Joi.string(), Joi.valid(false)),
    expected: 'a string, or false for none',
  },
  children: { accepts: Joi.array().items(Joi.link('#item')), expected: 'a list of items' },
  subheader: text,
  ...flags,
  plan: oneOf(PLANS),
  icon: oneOf(ICON_NAMES),
  linkProps: texts,
  query: texts,
  disableDrawer: flag,
  inSideNav: flag,
  ordered: flag,
  apiPages: {
    accepts: Joi.string().pattern(/^\/.*\/$/),
    expected: 'a site path that starts and ends with "/"',
  },
};

const itemSchema = Joi.object(
  Object.fromEntries(Object.entries(FIELDS).map(([key, { accepts }]) => [key, accepts])),
)
  // Only groups can contain API pages.
  .with('apiPages', 'children')
  .id('item');

/** A page tree: a list of items, each of which can have children. */
const treeSchema = Joi.array().items(itemSchema).required();

/** Where in a tree a problem is. */
interface ProblemLocation {
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
 * writers recognize: `Components › Inputs › Button (/acme-ui/react-button)` and `icon`.
 */
function locateProblem(tree: unknown, path: readonly (string | number)[]): ProblemLocation {
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

type Detail = NonNullable<ReturnType<typeof treeSchema.validate>['error']>['details'][number];

function expectationOf(key: string): string {
  const [field = ''] = key.split('.');
  return field in FIELDS
    ? FIELDS[field as keyof typeof FIELDS].expected
    : 'an item with a pathname';
}

function describe({ type, context }: Detail, key: string): string {
  switch (type) {
    case 'any.required':
      return `"${key}" is missing. Add it: ${expectationOf(key)}.`;
    case 'object.unknown':
      return `"${key}" isn't a valid key of an item. Remove it, or use one of ${Object.keys(FIELDS).join(', ')}.`;
    case 'object.with':
      return '"apiPages" is set on a page. Add "children: []" to the item, or remove "apiPages".';
    default:
      return `${key ? `"${key}"` : 'the item'} is ${JSON.stringify(context?.value)}. It must be ${expectationOf(key)}.`;
  }
}

/**
 * Validates a page tree against the schema. Returns one message for every problem, with the tree's
 * file, the item's position in the tree, the key, and the fix.
 */
export function validateTree(treeId: string, tree: unknown): string[] {
  const { error } = treeSchema.validate(tree, { abortEarly: false, convert: false });
  return (error?.details ?? []).map((detail) => {
    if (detail.path.length === 0) {
      return `${treeFile(treeId)}: the tree is ${JSON.stringify(tree)}. It must be a list of items.`;
    }
    const { place, key } = locateProblem(tree, detail.path);
    return `${treeFile(treeId)}: ${place}: ${describe(detail, key)}`;
  });
}
