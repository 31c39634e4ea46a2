import { Joi } from '@docusaurus/utils-validation';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { ShortcutGroup } from '../shared/types';
import type { SearchPage } from '../shared/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';

export const SHORTCUTS_FILE = 'content/search/shortcuts.json';

/** Site paths by product, in the order of the start screen. */
export type Shortcuts = Partial<Record<ProductId, readonly string[]>>;

const SCHEMA = Joi.object<Shortcuts>(
  Object.fromEntries(
    PRODUCTS.map(({ id, basePath }) => [
      id,
      Joi.array().items(Joi.string().pattern(new RegExp(`^/${basePath}/`))),
    ]),
  ),
).required();

/** Returns `file:line` of a path in the file. */
function placeOf(text: string, path: string): string {
  const line = text.slice(0, text.indexOf(`"${path}"`)).split('\n').length;
  return `${SHORTCUTS_FILE}:${line}`;
}

/**
 * Parses the file of shortcuts.
 *
 * Throws, with file and line, when it isn't valid, or when a path is in no page tree.
 *
 * @param known the site paths of all pages, also of planned ones
 */
export function parseShortcuts(text: string, known: ReadonlySet<string>): Shortcuts {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    failWith('Shortcuts are not valid', [
      `${SHORTCUTS_FILE}:1: this is not JSON: ${String(error)}`,
    ]);
  }
  const result = SCHEMA.validate(content, { abortEarly: false });
  failWith(
    'Shortcuts are not valid',
    (result.error?.details ?? []).map(({ message, context }) => {
      const value: unknown = context?.value;
      return `${typeof value === 'string' ? placeOf(text, value) : SHORTCUTS_FILE}: ${message}. Use paths of the product's pages.`;
    }),
  );
  const shortcuts = result.value as Shortcuts;
  failWith(
    'Shortcuts lead nowhere',
    Object.values(shortcuts)
      .flat()
      .filter((path) => !known.has(path))
      .map(
        (path) => `${placeOf(text, path)}: no page tree has the page ${path}. Correct the path.`,
      ),
  );
  return shortcuts;
}

/** Returns the groups of the start screen: the shortcuts to pages that are written. */
export function shortcutGroups(
  shortcuts: Shortcuts,
  pagesOf: Readonly<Record<ProductId, readonly SearchPage[]>>,
): ShortcutGroup[] {
  return (Object.keys(shortcuts) as ProductId[])
    .map((product) => ({
      product,
      pages: (shortcuts[product] ?? []).flatMap((path) =>
        pagesOf[product]
          .filter((page) => page.path === path && page.kind !== 'planned')
          .map(({ title }) => ({ title, path })),
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
}
