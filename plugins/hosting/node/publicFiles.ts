import type { SecurityContact } from './variables';

/**
 * Returns the content of robots.txt, which names the sitemaps of all languages.
 *
 * @param origin the site's origin; empty if it isn't known, since a sitemap's address is absolute
 */
export function robotsFile(origin: string, localeRoots: readonly string[]): string {
  const sitemaps = ['', ...localeRoots].map((root) => `Sitemap: ${origin}${root}/sitemap.xml`);
  return ['User-agent: *', 'Allow: /', ...(origin ? ['', ...sitemaps] : []), ''].join('\n');
}

/** Returns the content of security.txt (RFC 9116). */
export function securityFile({ contact, expires }: SecurityContact, origin: string): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, zh',
    ...(origin ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
