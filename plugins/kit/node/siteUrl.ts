import { failWith } from './errors/failWith';

/**
 * Stands for the site's origin while a site without `SITE_URL` is built, because Docusaurus requires
 * one. RFC 2606 reserves the name, so nobody can own it. No page of the build contains it
 * (plugins/static-pages/node/page-assets).
 */
export const UNKNOWN_SITE_URL = 'https://site-url.invalid';

/**
 * Returns the site's origin, without a slash at the end: the variable `SITE_URL`, or
 * `UNKNOWN_SITE_URL` if it isn't set. Throws when the variable isn't an origin.
 */
export function readSiteUrl(environment: Readonly<Record<string, string | undefined>>): string {
  const text = environment.SITE_URL;
  if (!text) {
    return UNKNOWN_SITE_URL;
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && [url.origin, `${url.origin}/`].includes(text.toLowerCase());
  const problem = `SITE_URL: "${text}" is not the origin of a site. Set it to a protocol and a host, such as https://docs.example.org, or unset it.`;
  const isValid = isOrigin && /^https?:$/.test(url.protocol);
  failWith('Environment variables are not valid', isValid ? [] : [problem]);
  return url?.origin ?? UNKNOWN_SITE_URL;
}

/** Returns the prefix of absolute URLs: nothing if the site's origin isn't known. */
export function linkPrefix(siteUrl: string): string {
  return siteUrl === UNKNOWN_SITE_URL ? '' : siteUrl;
}
