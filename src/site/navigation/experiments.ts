import type { PageTreeItem } from './types';

/**
 * Returns whether a page is part of production builds. Experiments aren't, except for the docs-infra
 * manual below `/experiments/docs/` (issue 3).
 */
export function isProductionPage(pathname: string): boolean {
  const isExperiment = pathname === '/experiments' || pathname.startsWith('/experiments/');
  return !isExperiment || pathname.startsWith('/experiments/docs/');
}

/** Returns a tree without experiments, and without the groups that become empty. */
export function productionPages(pages: readonly PageTreeItem[]): PageTreeItem[] {
  return pages.flatMap((item) => {
    if (!item.children) {
      return isProductionPage(item.pathname) ? [item] : [];
    }
    const children = productionPages(item.children);
    return children.length > 0 || item.children.length === 0 ? [{ ...item, children }] : [];
  });
}
