import { catalogueEntry } from './catalogue';
import { olderMajors, olderPage } from './olderVersions';
import { pathnameToLanguage } from '@component-docs/labels/shared/pathnameToLanguage';

/** The page that lists every version. */
export const VERSIONS_PATH = '/versions';

/** An older version of a product, linked to the current page on the site of that version. */
export interface VersionLink {
  name: string;
  href: string;
}

/** The items of a product's version menu, besides the installed version. */
export interface VersionMenu {
  old: VersionLink[];
  /** Whether the menu ends with a link to the page of all versions. */
  hasAll: boolean;
}

/**
 * Returns the versions that a reader can switch to from a page. Old versions are on sites of their own, with
 * the reader's language and the page's path. A product that only has its current version has none.
 */
export function versionMenu(productId: string, path: string): VersionMenu {
  const { userLanguage, canonicalAsServer } = pathnameToLanguage(path);
  return {
    old: olderMajors(productId).map((name) => ({
      name,
      href: olderPage(name, canonicalAsServer, userLanguage),
    })),
    hasAll: catalogueEntry(productId)?.hasVersionsPage ?? false,
  };
}
