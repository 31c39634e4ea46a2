import { normalizePathname } from '../../../src/site/navigation/normalizePathname';
import { redirectTarget } from '../../../content/redirects';
import { LIBRARY_SITE } from '../../api/reference/describe/rewriteLinks';
import { CORRECTED_LINKS } from './correctedLinks';
import type { LinkTargets } from './linkTargets';

const CORRECT = 'give the address that is meant in plugins/products/product-docs/correctedLinks.ts';
const MEND =
  'add its page to a tree in content/navigation, or where it moved to content/redirects.ts';

/**
 * Makes the function that turns an address of the library's public site into the page here that
 * takes its place.
 *
 * Takes the pages that there are and the base URL. The function gives undefined for a page that is
 * planned here, and throws for one that is nowhere and for an anchor that an API page does not have.
 */
export function createLinkResolver({ written, planned, api }: LinkTargets, baseUrl: string) {
  return (url: string): string | undefined => {
    const { pathname, hash } = new URL(CORRECTED_LINKS.get(url) ?? url, LIBRARY_SITE);
    const path = redirectTarget(pathname) ?? pathname;
    // A tab of a page is where the page is.
    const page = normalizePathname(path);
    const anchors = api.get(path);
    if (anchors && hash && !anchors.has(hash.slice(1))) {
      throw new Error(`its comment links to ${url}, but ${path} has no such anchor: ${CORRECT}`);
    }
    if (anchors || written.has(page)) {
      return baseUrl + path.slice(1) + hash;
    }
    if (planned.has(page)) {
      return undefined;
    }
    throw new Error(`its comment links to ${url}, but no page is at ${path}: ${MEND}`);
  };
}
