import { normalizePathname } from './normalizePathname';
import type { PageTreeItem } from './types';

/** Ends of the paths of API tabs, which exist before their page does. */
const TABS = ['components-api', 'hooks-api'];

/**
 * Returns the site path of the API page of the component that an item is about, or undefined if there is
 * none: `/joy-ui/api/slider` for `/joy-ui/react-slider`, or `/base-ui/react-menu/components-api`.
 *
 * @param written site paths of all existing pages
 */
export function apiPageOf(
  { pathname }: Pick<PageTreeItem, 'pathname'>,
  written: ReadonlySet<string>,
): string | undefined {
  const path = normalizePathname(pathname);
  const [, product, slug] = /^(\/.+)\/react-([^/]+)$/.exec(path) ?? [];
  const pages = [`${product}/api/${slug}`, ...TABS.map((tab) => `${path}/${tab}`)];
  return pages.find((page) => written.has(page));
}
