import { olderMajors, olderPage } from '../products/olderVersions';
import { pathnameToLanguage } from './pathnameToLanguage';

/** The page that lists every version. */
export const VERSIONS_PATH = '/versions';

/** Products whose version menu ends with that page (behaviours §3). */
const WITH_VERSIONS_PAGE = ['material-ui', 'system'];

/** An older version of a product, with this very page on its site. */
export interface VersionLink {
  name: string;
  href: string;
}

/** What the version menu of a product offers beside the installed version. */
export interface VersionMenu {
  old: VersionLink[];
  /** Whether the menu ends with the page of all versions. */
  hasAll: boolean;
}

/**
 * The versions a reader can go to from a page: old ones live on sub-domains of the library's site,
 * `https://v5.mui.com`, with the reader's language and the page's path (behaviours §3). A product
 * with its current version only has none.
 */
export function versionMenu(productId: string, path: string): VersionMenu {
  const { userLanguage, canonicalAsServer } = pathnameToLanguage(path);
  return {
    old: olderMajors(productId).map((name) => ({
      name,
      href: olderPage(name, canonicalAsServer, userLanguage),
    })),
    hasAll: WITH_VERSIONS_PAGE.includes(productId),
  };
}
