import fs from 'node:fs/promises';
import path from 'node:path';
import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';
import { readBuild } from './readBuild';
import { redirectTarget } from '@component-docs/kit/node/sitePaths';
import type { LinkingPage } from './readBuild';
import { linkProblem } from './resolveLink';
import type { BuiltSite } from './resolveLink';

/**
 * Converts a URL on a page to the form that `linkProblem` expects: an absolute site path with query
 * and hash. Returns null for URLs of other sites and for URLs that don't lead to a page, such as
 * `mailto:`.
 */
function toSiteUrl(url: string, from: string, origin: string): string | null {
  const base = new URL(from, origin);
  if (!URL.canParse(url, base.href)) {
    return url;
  }
  const { origin: target, pathname, search, hash } = new URL(url, base);
  return target === origin ? pathname + search + hash : null;
}

function describePages([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? `On ${first}.` : `On ${first} and ${others.length} more pages.`;
}

/** Returns a message for each page at a path that is redirected, which readers could never open. */
function redirectedPages({ pages }: BuiltSite): string[] {
  const paths = new Set([...pages.values()].map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const target = redirectTarget(path);
    return target === null
      ? []
      : [`${path}: is redirected to ${target}. Correct content/hosting/redirects.ts.`];
  });
}

/**
 * Checks every URL in the built HTML and sitemaps, including the links in the header, navigation, and table
 * of contents, and the URLs of other languages. Returns one message per broken URL, with the reason, the most
 * likely fix, and the pages it is on.
 *
 * @param origin the site's own origin, with which canonical and alternate links start
 */
export function checkBuiltLinks(
  linking: readonly LinkingPage[],
  site: BuiltSite,
  origin: string,
): string[] {
  const pagesOf = new Map<string, string[]>();
  for (const { path, urls } of linking) {
    for (const url of urls) {
      const siteUrl = toSiteUrl(url, path, origin);
      const problem = siteUrl === null ? null : linkProblem(siteUrl, path, site);
      if (problem !== null) {
        const message = `${url}: ${problem}`;
        pagesOf.set(message, [...(pagesOf.get(message) ?? []), path]);
      }
    }
  }
  const broken = [...pagesOf].map(([message, pages]) => `${message} ${describePages(pages)}`);
  return [...broken, ...redirectedPages(site)];
}

/**
 * Reads the origin that a site was built for from its home page's canonical link: `UNKNOWN_SITE_URL`
 * if the link has none. Throws when the folder has no built site.
 */
export async function builtOrigin(folder: string): Promise<string> {
  const home = await fs.readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '');
  const href = /<link [^>]*rel="?canonical"? href="?([^\s">]+)/.exec(home)?.[1];
  if (href === undefined) {
    throw new Error(`${folder} has no built site with a canonical link. Run "npm run build".`);
  }
  return new URL(href, UNKNOWN_SITE_URL).origin;
}

/**
 * Checks the links of a whole built site, with all languages in one folder, and returns one message
 * per problem (see `checkBuiltLinks`). The build of one language can't check them, because it links
 * to the other languages.
 *
 * Throws when the folder doesn't contain a built site.
 */
export async function checkSite(folder: string): Promise<string[]> {
  const origin = await builtOrigin(folder);
  const { linking, ...site } = await readBuild(folder);
  return checkBuiltLinks(linking, site, origin);
}
