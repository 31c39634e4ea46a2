import type { PageTreeItem } from './types';

/**
 * Whether a page belongs to production builds: all but the experiments, of which only those under
 * `/experiments/docs/`, the docs-infra manual, do (issue 3; behaviours §2).
 */
export function isProductionPage(pathname: string): boolean {
  const isExperiment = pathname === '/experiments' || pathname.startsWith('/experiments/');
  return !isExperiment || pathname.startsWith('/experiments/docs/');
}

/** A tree as production builds show it: without the other experiments and the groups they empty. */
export function productionPages(pages: readonly PageTreeItem[]): PageTreeItem[] {
  return pages.flatMap((item) => {
    if (!item.children) {
      return isProductionPage(item.pathname) ? [item] : [];
    }
    const children = productionPages(item.children);
    return children.length > 0 || item.children.length === 0 ? [{ ...item, children }] : [];
  });
}
