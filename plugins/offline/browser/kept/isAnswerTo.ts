import { parseUrl } from '@component-docs/kit/shared/address';
import { typeFits } from '@component-docs/kit/shared/typeFits';
import { pathKey } from '@component-docs/static-pages/shared/pages/pathKey';

const CANONICAL = /<link\b[^>]*\brel=["']?canonical\b[^>]*?\bhref=["']?([^"'\s>]+)/i;
/** A script of the site, or of its templates. */
const OWN_SCRIPT = /\/assets\/(?:js|templates)\/[^"'\s<>]+\.[\da-f]{8,}\.js\b/;

/** Resolves addresses without a host, which sites that don't know theirs print. */
const NO_HOST = 'https://host.invalid';

/**
 * Returns whether HTML is the page at a path, and not what a proxy or a host answers in its place: it names
 * a script of the site, and its own address if it has one. (The frames of templates don't.)
 *
 * @param path in the form of `pathKey`
 */
export function isPageAt(path: string, html: string): boolean {
  const address = parseUrl(CANONICAL.exec(html)?.[1] ?? path, NO_HOST);
  return OWN_SCRIPT.test(html) && address !== null && pathKey(address.pathname) === path;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns whether a response is what was asked for: a file of the right type, or the page at a path. Reads
 * the body of pages and of data.
 *
 * @param path site path; pages in the form of `pathKey`
 */
export async function isAnswerTo(path: string, response: Response): Promise<boolean> {
  const type = response.headers.get('content-type');
  if (!typeFits(path, type)) {
    return false;
  }
  const read = () => response.clone().text();
  if (path.endsWith('.json')) {
    return isJson(await read());
  }
  return !typeFits('', type) || isPageAt(path, await read());
}
