import type { PageTreeItem } from './types';

type TitledItem = Pick<PageTreeItem, 'pathname' | 'title' | 'subheader' | 'query'>;

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function pascalCase(dashed: string): string {
  return dashed.split('-').map(upperFirst).join('');
}

function camelCase(dashed: string): string {
  const name = pascalCase(dashed);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function keyPathOf({ subheader, pathname }: TitledItem): string {
  return subheader ?? pathname;
}

function derivedTitle(path: string): string {
  const name = path.replace(/.*\//, '').replace('react-', '').replace(/\..*/, '');
  if (path.includes('/api-docs/')) {
    return pascalCase(name);
  }
  if (path.includes('/api/')) {
    return name.startsWith('use') ? camelCase(name) : pascalCase(name);
  }
  return upperFirst(name.replaceAll('-', ' '));
}

/**
 * Returns the English title of an item: its own title (null if that is `false`), or a title derived
 * from the last segment of its subheader or pathname.
 */
export function pageToTitle(item: TitledItem): string | null {
  if (item.title === false) {
    return null;
  }
  return item.title ? item.title : derivedTitle(keyPathOf(item));
}

/**
 * Returns the title of an item in the reader's language: the translation under `pages.<subheader or
 * pathname>`, which takes precedence over the title in the tree, or else `pageToTitle`. An item with a
 * query isn't translated.
 *
 * @param translate Returns nothing for a missing key, without a warning.
 */
export function pageToTitleI18n(
  item: TitledItem,
  translate: (key: string) => string | null | undefined,
): string | null {
  const translated = item.query ? undefined : translate(`pages.${keyPathOf(item)}`);
  return translated ? translated : pageToTitle(item);
}
