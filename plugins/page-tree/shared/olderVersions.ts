import { localizedPath } from '../../labels/shared/localizedPath';
import type { Language } from '../../labels/shared/languages';
import { OLDER_SITE } from '../../kit/shared/site/catalogue';
import { catalogueEntry } from './catalogue';
import type { CatalogueEntry } from './catalogue';

/** Returns the major versions of a product before the current one, newest first; none for an unknown id. */
export function olderMajors(productId: string): string[] {
  return Object.keys(catalogueEntry(productId)?.olderSites ?? {});
}

/** An older version of a product, with the URL of its site. */
export interface OlderVersion {
  label: string;
  href: string;
}

/**
 * Returns the older versions of a product, newest first. Their sites have the language before the path.
 */
export function olderVersions(
  { olderSites = {} }: CatalogueEntry,
  language: Language,
): OlderVersion[] {
  return Object.entries(olderSites).map(([label, path]) => ({
    label,
    href: olderPage(label, path, language),
  }));
}

/** Returns the URL of a page on the site of an older version. */
export function olderPage(major: string, path: string, language: Language): string {
  return (OLDER_SITE?.replace('{version}', major) ?? '') + localizedPath(path, language);
}
