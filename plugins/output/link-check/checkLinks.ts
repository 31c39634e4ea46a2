import type { PageLink } from './readLinks';
import { linkFault } from './resolveLink';
import type { BuiltSite } from './resolveLink';

/** A page's Markdown links with the path that the page was built at. */
export interface SourcePage {
  path: string;
  links: readonly PageLink[];
}

/**
 * Holds every link in the pages' sources against what was built. Gives one message a broken link,
 * with file, line, and the likeliest mend.
 */
export function checkLinks(sources: readonly SourcePage[], site: BuiltSite): string[] {
  return sources.flatMap(({ path, links }) =>
    links.flatMap(({ file, line, url }) => {
      const fault = linkFault(url, path, site);
      return fault === null ? [] : [`${file}:${line}: ${fault}`];
    }),
  );
}
