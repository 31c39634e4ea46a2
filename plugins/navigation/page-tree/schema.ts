import { Joi } from '@docusaurus/utils-validation';
import { FLAGS, ICON_NAMES, PLANS } from '../../../src/site/navigation/types';
import type { Flag, PageTreeItem } from '../../../src/site/navigation/types';

/** A key of an item: what it accepts, and the same in words, for messages. */
interface Field {
  accepts: Joi.Schema;
  inWords: string;
}

const text: Field = { accepts: Joi.string(), inWords: 'a text that is not empty' };
const mark: Field = { accepts: Joi.boolean(), inWords: 'true or false' };
const texts: Field = {
  accepts: Joi.object().pattern(Joi.string(), Joi.string()),
  inWords: 'an object whose values are texts',
};

function oneOf(values: readonly string[]): Field {
  return { accepts: Joi.valid(...values), inWords: `one of ${values.join(', ')}` };
}

const flags = Object.fromEntries(FLAGS.map((flag) => [flag, mark])) as Record<Flag, Field>;

/** Every key of a page-tree item (behaviours §4). */
export const FIELDS: Readonly<Record<keyof PageTreeItem, Field>> = {
  pathname: {
    accepts: Joi.string()
      .pattern(/^(\/|https?:\/\/)\S*$/)
      .required(),
    inWords: 'a site path that starts with "/", or an address that starts with "https://"',
  },
  title: {
    accepts: Joi.alternatives(Joi.string(), Joi.valid(false)),
    inWords: 'a text, or false for none',
  },
  children: { accepts: Joi.array().items(Joi.link('#item')), inWords: 'a list of items' },
  subheader: text,
  ...flags,
  plan: oneOf(PLANS),
  icon: oneOf(ICON_NAMES),
  linkProps: texts,
  query: texts,
  disableDrawer: mark,
  inSideNav: mark,
  ordered: mark,
  apiPages: {
    accepts: Joi.string().pattern(/^\/.*\/$/),
    inWords: 'a site path that starts and ends with "/"',
  },
};

const itemSchema = Joi.object(
  Object.fromEntries(Object.entries(FIELDS).map(([key, { accepts }]) => [key, accepts])),
)
  // Only pages are planned, and only groups take in API pages.
  .without('planned', ['children'])
  .with('apiPages', 'children')
  .id('item');

/** A page tree: a list of items, each of which may hold further ones. */
export const treeSchema = Joi.array().items(itemSchema).required();
