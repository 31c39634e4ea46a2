import type { Language } from '@component-docs/labels/shared/languages';
import { OLDER_SITE } from '@component-docs/kit/shared/site/catalogue';
import { catalogueEntry } from './catalogue';
import type { CatalogueEntry } from './catalogue';
import { LANGUAGES } from '@component-docs/labels/shared/languages';

function isPrefixed(path: string, language: Language): boolean {
  return path === `/${language}` || path.startsWith(`/${language}/`);
}

/**
 * Returns an internal link with the prefix of the reader's language. Paths stay as they are for the
 * default language, and if they are external, already prefixed, or start with an ignored path.
 */
export function localizedPath(
  path: string,
  language: Language,
  ignored: readonly string[] = [],
): string {
  const stays =
    language === LANGUAGES[0] ||
    !path.startsWith('/') ||
    path.startsWith('//') ||
    isPrefixed(path, language) ||
    ignored.some((prefix) => path.startsWith(prefix));
  return stays ? path : `/${language}${path}`;
}

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
