/**
 * The sites where the library's makers document the versions that this site is about, by the first folder of
 * a page's path.
 */
export const OFFICIAL_SITES = {
  'material-ui': 'https://v6.mui.com',
  'joy-ui': 'https://v6.mui.com',
  'base-ui': 'https://v6.mui.com',
  system: 'https://v6.mui.com',
  x: 'https://v7.mui.com',
  toolpad: 'https://mui.com',
} as const;

/**
 * Returns the address of the official page that has the path of a page of this site; undefined for a page
 * that only this site has.
 *
 * @param path site path, without base URL, language, query, and hash
 */
export function officialAddress(path: string): string | undefined {
  const [, folder = ''] = path.split('/', 2);
  return Object.hasOwn(OFFICIAL_SITES, folder)
    ? `${OFFICIAL_SITES[folder as keyof typeof OFFICIAL_SITES]}${path.replace(/\/?$/, '/')}`
    : undefined;
}
