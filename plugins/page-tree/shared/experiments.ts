import type { PageTreeItem } from './types';

const ROOT = '/experiments';

/** Returns whether a page is an experiment: below `/experiments`, which lists them. */
export function isExperiment(pathname: string): boolean {
  return pathname.startsWith(`${ROOT}/`);
}

/**
 * Returns whether a page is part of production builds. Experiments aren't, except for the docs-infra
 * manual below `/experiments/docs/`.
 */
export function isProductionPage(pathname: string): boolean {
  return (pathname !== ROOT && !isExperiment(pathname)) || pathname.startsWith(`${ROOT}/docs/`);
}

export interface ExperimentGroup {
  /** The first folder below `/experiments`. */
  folder: string;
  paths: readonly string[];
}

/** Groups the site paths of experiments by their first folder, in alphabetical order. */
export function groupExperiments(paths: readonly string[]): ExperimentGroup[] {
  const folderOf = (path: string) => path.slice(ROOT.length + 1).split('/', 1)[0] ?? '';
  const folders = [...new Set(paths.map(folderOf))].sort();
  return folders.map((folder) => ({
    folder,
    paths: paths.filter((path) => folderOf(path) === folder).sort(),
  }));
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
