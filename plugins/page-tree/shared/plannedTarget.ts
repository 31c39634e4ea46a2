import { officialAddress } from '@component-docs/kit/shared/site/officialAddress';
import { apiPagesOf } from './apiPagesOf';
import { normalizePathname } from './normalizePathname';
import type { MissingFlag, PageTreeItem } from './types';

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
