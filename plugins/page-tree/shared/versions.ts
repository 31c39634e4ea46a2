import { OLDER_SITE } from '@component-docs/kit/shared/site/catalogue';
import { languagePrefix } from '@component-docs/labels/shared/languages';
import type { Language } from '@component-docs/labels/shared/languages';
import { pathnameToLanguage } from '@component-docs/labels/shared/pathnameToLanguage';
import { catalogueEntry } from './catalogue';
import type { CatalogueEntry } from './catalogue';

/** The page that lists every version. */
export const VERSIONS_PATH = '/versions';

/** An older version of a product, linked to a page on the site of that version. */
export interface VersionLink {
  name: string;
  href: string;
}

/**
 * Returns the older versions of a product, newest first, on sites of their own.
 *
 * @param page the site path that they are linked to; by default, the first page of each
 */
export function olderVersions(
  { olderSites = {} }: CatalogueEntry,
  language: Language,
  page?: string,
): VersionLink[] {
  return Object.entries(olderSites).map(([name, first]) => {
    const site = OLDER_SITE?.replace('{version}', name) ?? '';
    return { name, href: site + languagePrefix(language) + (page ?? first) };
  });
}

/** The items of a product's version menu, besides the installed version. */
export interface VersionMenu {
  old: VersionLink[];
  /** Whether the menu ends with a link to the page of all versions. */
  hasAll: boolean;
}

/**
 * Returns the versions that a reader can switch to from a page. Old versions are linked to the same page in the
 * reader's language. A product that only has its current version has none.
 */
export function versionMenu(productId: string, path: string): VersionMenu {
  const { userLanguage, canonicalAsServer } = pathnameToLanguage(path);
  const product = catalogueEntry(productId);
  return {
    old: product ? olderVersions(product, userLanguage, canonicalAsServer) : [],
    hasAll: product?.hasVersionsPage ?? false,
  };
}
