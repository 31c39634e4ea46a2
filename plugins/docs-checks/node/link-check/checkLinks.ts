import type { PageLink } from './readLinks';
import { linkProblem } from './resolveLink';
import type { BuiltSite } from './resolveLink';

/** The links in a page's Markdown, and the path that the page was built at. */
export interface SourcePage {
  path: string;
  links: readonly PageLink[];
}

/**
 * Checks every link in the pages' sources against what was built. Returns one message per broken
 * link, with file, line, and the most likely fix.
 */
export function checkLinks(sources: readonly SourcePage[], site: BuiltSite): string[] {
  return sources.flatMap(({ path, links }) =>
    links.flatMap(({ file, line, url }) => {
      const problem = linkProblem(url, path, site);
      return problem === null ? [] : [`${file}:${line}: ${problem}`];
    }),
  );
}
