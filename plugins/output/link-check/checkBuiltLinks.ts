import { redirectTarget } from '../../../content/redirects';
import type { LinkingPage } from './readBuild';
import { linkFault } from './resolveLink';
import type { BuiltSite } from './resolveLink';

/**
 * An address on a page as `linkFault` takes it: absolute in the site, with query and hash. Null for
 * another site's, and for what is no page, as `mailto:`.
 */
function siteAddress(address: string, from: string, origin: string): string | null {
  const base = new URL(from, origin);
  if (!URL.canParse(address, base.href)) {
    return address;
  }
  const { origin: target, pathname, search, hash } = new URL(address, base);
  return target === origin ? pathname + search + hash : null;
}

function pagesInWords([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? `On ${first}.` : `On ${first} and ${others.length} more pages.`;
}

/** A page at an address that readers are sent away from: no link to it would be kept. */
function redirectedPages({ pages }: BuiltSite): string[] {
  const paths = new Set([...pages.values()].map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const target = redirectTarget(path);
    return target === null
      ? []
      : [`${path}: is redirected to ${target}. Correct content/redirects.ts.`];
  });
}

/**
 * Holds every address in the built HTML and sitemaps, those of the header, navigation, contents,
 * and of other languages included, against what was built. Gives one message a broken address, with
 * why, the likeliest mend, and the pages it is on.
 *
 * Takes the site's own origin, with which canonical and alternate links start.
 */
export function checkBuiltLinks(
  linking: readonly LinkingPage[],
  site: BuiltSite,
  origin: string,
): string[] {
  const pagesOf = new Map<string, string[]>();
  for (const { path, addresses } of linking) {
    for (const address of addresses) {
      const url = siteAddress(address, path, origin);
      const fault = url === null ? null : linkFault(url, path, site);
      if (fault !== null) {
        const message = `${address}: ${fault}`;
        pagesOf.set(message, [...(pagesOf.get(message) ?? []), path]);
      }
    }
  }
  const broken = [...pagesOf].map(([message, pages]) => `${message} ${pagesInWords(pages)}`);
  return [...broken, ...redirectedPages(site)];
}
