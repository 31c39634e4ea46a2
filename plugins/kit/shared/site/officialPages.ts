import { LANGUAGES } from './languages';
import { officialAddress } from './productOfPath';
import { OFFICIAL_PATHS } from './redirects';

/** Removes the folder of a language from a path. */
function withoutLanguage(path: string): string {
  const folder = path.split('/', 2)[1];
  return LANGUAGES.some((language) => language === folder) ? path.slice(`/${folder}`.length) : path;
}

/** Returns whether a path is in `paths`, or below a path of `paths` that ends with `/*`. */
function isAmong(path: string, paths: readonly string[]): boolean {
  return paths.some((known) =>
    known.endsWith('/*') ? `${path}/`.startsWith(known.slice(0, -1)) : path === known,
  );
}

/**
 * Returns the address of the official page that answers for a path in place of a page of this site; undefined
 * for a path of this site, and for a path that neither site has.
 *
 * @param path with or without a language and a slash at its end, without base URL, query, and hash
 */
export function officialPageOf(path: string): string | undefined {
  const bare = withoutLanguage(path).replace(/(.)\/$/, '$1');
  return isAmong(bare, OFFICIAL_PATHS) ? officialAddress(bare) : undefined;
}
