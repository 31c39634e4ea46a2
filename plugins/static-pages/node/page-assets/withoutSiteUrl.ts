import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';

/** Tags whose URL must be absolute: the address for shared links, and other languages' pages. */
const ABSOLUTE_TAG = /<(?:meta\b[^>]*\bproperty="?og:url\b|link\b[^>]*\bhreflang=)[^>]*>/g;

/**
 * Removes the origin from the HTML of a site that was built without `SITE_URL`: tags that need an
 * absolute URL are left out, and other URLs become relative to the site's root. Returns the HTML of
 * other sites unchanged.
 */
export function withoutSiteUrl(html: string, siteUrl: string): string {
  return siteUrl === UNKNOWN_SITE_URL
    ? html
        .replace(ABSOLUTE_TAG, (tag) => (tag.includes(siteUrl) ? '' : tag))
        .replaceAll(`${siteUrl}/`, '/')
    : html;
}
