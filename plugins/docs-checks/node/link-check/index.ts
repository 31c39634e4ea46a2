import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { isBeginning } from '@component-docs/kit/node/translatedText';
import { readBuild } from './readBuild';
import { readLinks, linkProblem } from './resolveLink';
import type { PageLink, BuiltSite } from './resolveLink';

/** The links in a page's Markdown, and the path that the page was built at. */
interface SourcePage {
  path: string;
  links: readonly PageLink[];
}

/**
 * Checks every link in the pages' sources against the built site. Returns one message per broken link, with
 * file, line, and the most likely fix.
 */
export function checkLinks(sources: readonly SourcePage[], site: BuiltSite): string[] {
  return sources.flatMap(({ path, links }) =>
    links.flatMap(({ file, line, url }) => {
      const problem = linkProblem(url, path, site);
      return problem === null ? [] : [`${file}:${line}: ${problem}`];
    }),
  );
}

function flatten(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}

/**
 * Reads the links of every page that comes from a Markdown file. In a beginning language only those of translations:
 * pages in English link to sections that short translations lack.
 */
async function readSources(
  { siteDir, baseUrl, i18n: { currentLocale } }: LoadContext,
  routes: readonly RouteConfig[],
): Promise<SourcePage[]> {
  const pages = flatten(routes).flatMap(({ path: route, metadata }) =>
    metadata?.sourceFilePath?.endsWith('.mdx') ? [{ route, file: metadata.sourceFilePath }] : [],
  );
  const isChecked = ({ file }: (typeof pages)[number]) =>
    !isBeginning(currentLocale) || file.startsWith(`i18n/${currentLocale}/`);
  return Promise.all(
    pages.filter(isChecked).map(async ({ route, file }) => ({
      path: `/${route.slice(baseUrl.length)}`,
      links: readLinks(file, await fs.readFile(path.join(siteDir, file), 'utf8')),
    })),
  );
}

/**
 * Fails the build on links to pages or anchors that weren't built, with their file and line, which
 * Docusaurus' own check can't report because it sees only built pages. That check still runs
 * afterward, for links that aren't in Markdown.
 */
export default function linkCheckPlugin(context: LoadContext): Plugin {
  return {
    name: 'link-check',
    async postBuild({ outDir, routes }) {
      const sources = await readSources(context, routes);
      failWith('Broken links', checkLinks(sources, await readBuild(outDir)));
    },
  };
}
