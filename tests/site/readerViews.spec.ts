import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isProbablyReaderable, Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { fileOfPage, listPages, LOCALES } from '../../scripts/lib/sitePages';
import type { PageAddress } from '../../scripts/lib/sitePages';
import { siteFolder } from '../helpers/siteFolder';

const folder = siteFolder();

/** What reader views leave out on purpose: controls, what isn't read out, links to a prop's demos. */
const LEFT_OUT = '[aria-hidden="true"], [hidden], button, input, script, style, [data-uses] > div';

/** The parts of a page's text: not what its demos and tools render. */
const PARTS = 'h2:not([data-island] h2), table:not([data-island] table), pre:not([data-stage] pre)';

const CARDS = '[data-thumbnail]';

/** Pages whose tree or files are longer than the rest, of which the library keeps nothing else. */
const NOT_YET = /\/customization\/default-theme(?:-viewer)?$|\/templates\/dashboard\/source$/;

/** Returns the kind and the text of each part, without white space, which reader views change. */
function partsOf(root: Element): string[] {
  return [...root.querySelectorAll(PARTS)]
    .map((part) => `${part.localName}: ${part.textContent?.replace(/\s/g, '')}`)
    .filter((part) => !/: $/.test(part));
}

/** Returns the parts of a page that a reader view of it lacks; undefined if browsers don't offer one. */
async function lostParts(page: PageAddress): Promise<string[] | undefined> {
  const { window } = new JSDOM(await readFile(path.join(folder, fileOfPage(page)), 'utf8'));
  const { document } = window;
  const content = document.querySelector('.theme-doc-markdown')?.cloneNode(true) as Element | null;
  // Pages of cards are lists of links: they aren't articles.
  if (
    !content ||
    NOT_YET.test(page.path) ||
    content.querySelector(CARDS) ||
    !isProbablyReaderable(document)
  ) {
    window.close();
    return undefined;
  }
  const article = document.createElement('div');
  article.innerHTML = new Readability(document).parse()?.content ?? '';
  // From both: where little text is left, the library takes all of it.
  [content, article].forEach((root) =>
    root.querySelectorAll(LEFT_OUT).forEach((element) => element.remove()),
  );
  const kept = new Set(partsOf(article));
  const lost = partsOf(content).filter((part) => !kept.has(part));
  window.close();
  return lost.map((part) => `${page.path}: ${part.slice(0, 80)}`);
}

/** Of how many pages one is read: a page takes 0.2 s of a core. `npm run test:all` reads each. */
const STRIDE = process.env.TEST_LEVEL === 'all' ? 1 : 8;

/** How long a stuck run may take, in ms. */
const TIMEOUT_MS = 1_200_000;

test.each(LOCALES.map((locale) => [locale.lang, locale] as const))(
  'reader views keep all headings, tables, and listings of the pages in %s',
  async (_lang, locale) => {
    let offered = 0;
    const lost: string[] = [];
    const pages = (await listPages(folder)).filter((page) => page.locale === locale);
    for (const page of pages.filter((_, index) => index % STRIDE === 0)) {
      const parts = await lostParts(page);
      offered += parts ? 1 : 0;
      lost.push(...(parts ?? []));
    }
    expect(lost).toEqual([]);
    expect(offered).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
