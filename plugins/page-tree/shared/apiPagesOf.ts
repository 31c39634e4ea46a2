import { normalizePathname } from './normalizePathname';
import type { PageTreeItem } from './types';

/** Ends of the paths of API tabs, which exist before their page does. */
const TABS = ['components-api', 'hooks-api'];

/**
 * Returns the site paths of the API pages of the component that an item is about: `/ui/api/slider` for
 * `/ui/react-slider`, or the tabs below `/ui/react-menu`.
 *
 * @param written site paths of all existing pages
 */
export function apiPagesOf(
  { pathname }: Pick<PageTreeItem, 'pathname'>,
  written: ReadonlySet<string>,
): string[] {
  const path = normalizePathname(pathname);
  const [, product, slug] = /^(\/.+)\/react-([^/]+)$/.exec(path) ?? [];
  const pages = [`${product}/api/${slug}`, ...TABS.map((tab) => `${path}/${tab}`)];
  return pages.filter((page) => written.has(page));
}
