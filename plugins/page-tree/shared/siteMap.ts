import type { PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { CATALOGUE_ENTRIES } from './catalogue';
import type { CatalogueEntry } from './catalogue';
import { getProductInfoFromUrl } from './getProductInfo';
import { VERSIONS_PATH } from './versions';

/** The pages that menus can link to: data that the build passes to the browser. */
export interface SiteMap {
  /** Site path of the first page of each product that has one. */
  landings: Partial<Record<CatalogueEntry['id'], string>>;
  hasVersionsPage: boolean;
  /** The general tree, in the language of the build: versions, templates, blog. */
  general: readonly PropSidebarItemLink[];
  /** Path of the color playground; absent while the page doesn't exist. */
  colorPlayground?: string;
  /** Path of the theme builder; absent while the page doesn't exist. */
  themeBuilder?: string;
}

/** Returns whether a link of the menus leads to a page of this site. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/');
}

/** Site paths of tools that menus link to, once their pages are written. */
export type Tools = Pick<SiteMap, 'colorPlayground' | 'themeBuilder'>;

/**
 * Returns the site map of the menus, from the site paths of all written pages. A product links to its
 * landing page, or to its first page while the landing page isn't written.
 */
export function siteMapOf(
  pages: readonly string[],
  general: SiteMap['general'],
  tools: Tools,
): SiteMap {
  const landings = CATALOGUE_ENTRIES.flatMap(({ id, landing }) => {
    const first = pages.find((page) => getProductInfoFromUrl(`${page}/`).productId === id);
    return first === undefined ? [] : [[id, pages.includes(landing) ? landing : first] as const];
  });
  return {
    landings: Object.fromEntries(landings),
    hasVersionsPage: pages.includes(VERSIONS_PATH),
    general,
    ...Object.fromEntries(
      Object.entries(tools).filter(([, path]) => pages.includes(path.replace(/#.*/, ''))),
    ),
  };
}
