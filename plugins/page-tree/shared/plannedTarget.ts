import { officialAddress } from '@component-docs/kit/shared/site/productOfPath';
import { normalizePathname } from './items';
import type { MissingFlag, PageTreeItem } from './types';

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

/** The mark of an item whose page isn't written, and where the item leads meanwhile. */
export interface PlannedTarget {
  flag: MissingFlag;
  /** A site path, or the address of the official page; absent for a page that no other site has. */
  href?: string;
}

/**
 * Returns where an item leads whose page isn't written: to the API page of its component if there is one,
 * else to the official page.
 *
 * @param written site paths of all existing pages
 */
export function plannedTarget(item: PageTreeItem, written: ReadonlySet<string>): PlannedTarget {
  const [apiPage] = apiPagesOf(item, written);
  const href = apiPage ?? officialAddress(normalizePathname(item.pathname));
  return {
    flag: apiPage === undefined ? 'planned' : 'apiOnly',
    ...(href !== undefined && { href }),
  };
}
