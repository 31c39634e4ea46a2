import { normalizePathname } from './normalizePathname';
import type { PageTreeItem } from './types';

/**
 * Returns the site path of the API page of the component that an item is about, or undefined if there is
 * none: `/joy-ui/api/slider` for `/joy-ui/react-slider`.
 *
 * @param written site paths of all existing pages
 */
export function apiPageOf(
  { pathname }: Pick<PageTreeItem, 'pathname'>,
  written: ReadonlySet<string>,
): string | undefined {
  const [, product, slug] = /^(\/.+)\/react-([^/]+)$/.exec(normalizePathname(pathname)) ?? [];
  const page = `${product}/api/${slug}`;
  return written.has(page) ? page : undefined;
}
