import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDrawnInBrowser } from '@component-docs/demos/node/generateModules';
import type { DemoFile } from '@component-docs/demos/node/collectDemos';
import { checkLinks } from '@component-docs/docs-checks/node/link-check';
import {
  checkBuiltLinks,
  builtOrigin,
} from '@component-docs/docs-checks/node/link-check/checkSite';
import { readLinks } from '@component-docs/docs-checks/node/link-check/resolveLink';
import { readBuild } from '@component-docs/docs-checks/node/link-check/readBuild';
import { checkFacts } from '../facts/checkFacts';
import { readFacts, emptyIslands } from '../facts/readFacts';
import { fileOfPage } from '../sitePages';
import type { PageAddress } from '../sitePages';
import { withOtherPages } from './otherPages';

/** Reads the HTML of a page. Throws an Error when the site doesn't have the page. */
async function readHtml(siteFolder: string, page: PageAddress): Promise<string> {
  const file = path.join(siteFolder, fileOfPage(page));
  return readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no page ${page.path}. Pass the path in its address.`);
  });
}

/** Checks a built page's facts about itself: language, title, description, ids, headings. */
export async function factProblems(siteFolder: string, page: PageAddress): Promise<string[]> {
  const facts = readFacts(await readHtml(siteFolder, page));
  return checkFacts(page, facts, await builtOrigin(siteFolder));
}

/**
 * Checks the links of a built page: the links in its Markdown, with file and line, then the others.
 *
 * @param written site paths of the pages that exist; the build may have fewer
 * @param source the file of the page and its text
 */
export async function linkProblems(
  siteFolder: string,
  page: PageAddress,
  written: Iterable<string>,
  source?: { file: string; text: string },
): Promise<string[]> {
  const origin = await builtOrigin(siteFolder);
  const { linking, ...site } = await readBuild(siteFolder);
  const own = linking.filter((item) => item.path === page.path);
  const whole = withOtherPages(site, written);
  const links = source ? readLinks(source.file, source.text) : [];
  const inSource = new Set(links.flatMap(({ url }) => [url, page.locale.prefix + url]));
  const others = own.map((item) => ({
    ...item,
    urls: new Set([...item.urls].filter((url) => !inSource.has(url))),
  }));
  return [
    ...checkLinks([{ path: page.path, links }], whole),
    ...checkBuiltLinks(others, whole, origin),
  ];
}

/** Checks that the server rendered each demo of a page that can be rendered without a browser. */
export async function serverProblems(
  siteFolder: string,
  page: PageAddress,
  demos: readonly DemoFile[],
): Promise<string[]> {
  const drawn = await Promise.all(
    demos.map(async ({ name, file }) =>
      isDrawnInBrowser(await readFile(file, 'utf8')) ? [name] : [],
    ),
  );
  const expected = new Set(drawn.flat());
  // Another styling of a demo has its name in front: `tailwind-MenuSimple`.
  return emptyIslands(await readHtml(siteFolder, page))
    .filter((id) => !expected.has(id.slice(id.lastIndexOf('-') + 1)))
    .map((id) => `The server rendered nothing for the demo ${id}.`);
}
