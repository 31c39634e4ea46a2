import { normalizePathname } from '@component-docs/page-tree/shared/normalizePathname';
import { redirectTarget } from '@component-docs/kit/node/redirectTarget';
import { LIBRARY_SITE } from '../describe/rewriteLinks';
import { CORRECTED_LINKS } from './correctedLinks';
import type { LinkTargets } from './linkTargets';

const CORRECT_LINK = 'add the correct URL to plugins/api-reference/node/links/correctedLinks.ts';
const ADD_PAGE =
  'add the page to a tree in content/navigation, or its new path to content/hosting/redirects.ts';

/**
 * Creates a function that converts a URL of the library's public site to the path of the
 * corresponding page of this site. The function returns undefined for a planned page, and throws
 * for a page that doesn't exist and for an anchor that an API page doesn't have.
 */
export function createLinkResolver({ written, planned, api }: LinkTargets, baseUrl: string) {
  return (url: string): string | undefined => {
    const { pathname, hash } = new URL(CORRECTED_LINKS.get(url) ?? url, LIBRARY_SITE);
    const path = redirectTarget(pathname) ?? pathname;
    // A tab of a page exists if the page does, and a planned page's tab may exist before it.
    const page = normalizePathname(path);
    const bare = path.replace(/#.*/, '');
    const anchors = api.get(path);
    if (anchors && hash && !anchors.has(hash.slice(1))) {
      throw new Error(
        `its comment links to ${url}, but ${path} does not have that anchor: ${CORRECT_LINK}`,
      );
    }
    if (anchors || written.has(page) || written.has(bare)) {
      return baseUrl + path.slice(1) + hash;
    }
    if (planned.has(page)) {
      return undefined;
    }
    throw new Error(`its comment links to ${url}, but there is no page at ${path}: ${ADD_PAGE}`);
  };
}
