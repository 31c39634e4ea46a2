import { Joi } from '@docusaurus/utils-validation';
import { ICON_NAMES, PLANS, TREE_FLAGS } from '../../shared/types';
import type { PageTreeItem, TreeFlag } from '../../shared/types';

/** A key of an item: what it accepts, and a description of that for messages. */
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

const flags = Object.fromEntries(TREE_FLAGS.map((name) => [name, flag])) as Record<TreeFlag, Field>;

/** Every key that a page-tree item can have. */
export const FIELDS: Readonly<Record<keyof PageTreeItem, Field>> = {
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
export const treeSchema = Joi.array().items(itemSchema).required();
