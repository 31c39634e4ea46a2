/** Returns the served site's address, without a slash at the end. Throws an Error outside of tests. */
export function siteUrl(): string {
  const url = process.env.TEST_SITE_URL;
  if (!url) {
    throw new Error('The site is not served: run these tests with "npx playwright test".');
  }
  return url;
}
