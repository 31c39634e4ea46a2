import type { LandingProductId } from '../../navigation/shared/landingRoutes';
import { localizedPath } from '../../navigation/shared/localizedPath';
import type { Language } from '../../language/shared/languages';

/** Major versions before the current one, with the start page of each version's site. */
const OLDER_SITES: Readonly<Record<LandingProductId, Readonly<Record<string, string>>>> = {
  'material-ui': {
    v5: '/getting-started/installation/',
    v4: '/getting-started/installation/',
  },
  'base-ui': {},
  'joy-ui': {},
  system: { v4: '/system/basics/' },
  'x-data-grid': {
    v6: '/x/react-data-grid/',
    v5: '/x/react-data-grid/',
    v4: '/components/data-grid/',
  },
  'x-date-pickers': {
    v6: '/x/react-date-pickers/',
    v5: '/x/react-date-pickers/',
    v4: '/components/pickers/',
  },
  'x-charts': { v6: '/x/react-charts/' },
  'x-tree-view': { v6: '/x/react-tree-view/' },
  'toolpad-core': {},
  'toolpad-studio': {},
};

/** Returns the major versions of a product before the current one, newest first; none for an unknown id. */
export function olderMajors(productId: string): string[] {
  return Object.hasOwn(OLDER_SITES, productId)
    ? Object.keys(OLDER_SITES[productId as LandingProductId])
    : [];
}

/** An older version of a product, with the URL of its site. */
export interface OlderVersion {
  label: string;
  href: string;
}

/**
 * Returns the older versions of a product, newest first. Their sites are on subdomains named after the
 * version, with the language before the path.
 */
export function olderVersions(id: LandingProductId, language: Language): OlderVersion[] {
  return Object.entries(OLDER_SITES[id]).map(([label, path]) => ({
    label,
    href: olderPage(label, path, language),
  }));
}

/** Returns the URL of a page on the site of an older version. */
export function olderPage(major: string, path: string, language: Language): string {
  return `https://${major}.mui.com${localizedPath(path, language)}`;
}
