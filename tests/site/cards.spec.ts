import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { builtOrigin } from '@component-docs/docs-checks/node/link-check/checkSite';
import { CARD_SIZE } from '@component-docs/social-cards/node/card';
import { pngSize } from '@component-docs/social-cards/node/pictures';
import { cardFile } from '../../scripts/lib/facts/checkPreview';
import { readFacts } from '../../scripts/lib/facts/readFacts';
import { fileOfPage, listPages } from '../../scripts/lib/sitePages';
import { siteFolder } from '../helpers/siteFolder';

const folder = siteFolder();

/** In bytes. */
const MAX_AVERAGE = 30_000;

/** Returns the title and the file of the card of every page. */
async function listCards(): Promise<{ page: string; title: string; file: string }[]> {
  const origin = await builtOrigin(folder);
  const pages = await listPages(folder);
  return Promise.all(
    pages.map(async (page) => {
      const facts = readFacts(await readFile(path.join(folder, fileOfPage(page)), 'utf8'));
      const file = cardFile(page, facts, origin) ?? '';
      return { page: page.path, title: facts.titles.join(), file };
    }),
  );
}

test('the social card of every page is a picture of the size that the page names', async () => {
  const cards = await listCards();
  expect(cards.length).toBeGreaterThan(50);
  const sizes = await Promise.all(
    cards.map(async ({ page, file }) => ({
      page,
      ...pngSize(await readFile(path.join(folder, file))),
    })),
  );
  const isOther = ({ width, height }: (typeof sizes)[number]) =>
    width !== CARD_SIZE.width || height !== CARD_SIZE.height;
  expect(sizes.filter(isOther)).toEqual([]);
});

test('pages with different titles have different social cards', async () => {
  const titles = new Map<string, Set<string>>();
  for (const { title, file } of await listCards()) {
    titles.set(file, (titles.get(file) ?? new Set()).add(title));
  }
  const shared = [...titles.values()].filter(({ size }) => size > 1);
  expect(shared.map((several) => [...several])).toEqual([]);
});

test('a social card has less than 30 kB on average, and none is compressed again', async () => {
  const cards = await Globby('**/assets/cards/*', { cwd: folder });
  expect(cards.filter((name) => !name.endsWith('.png'))).toEqual([]);
  const files = await Promise.all(cards.map((name) => readFile(path.join(folder, name))));
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  expect(bytes / files.length).toBeLessThan(MAX_AVERAGE);
});
