import '../../../../../content/navigation';
import path from 'node:path';
import { redirectTarget } from '@component-docs/kit/node/sitePaths';
import { readWrittenPages } from '@component-docs/api-reference/node/links/readWrittenPages';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { readPlannedPages } from '../../../node/page-tree/writePlannedPages';
import { isPlanned } from '@component-docs/page-tree/shared/items';
import { normalizePathname } from '@component-docs/page-tree/shared/items';
import { walkPages } from '@component-docs/page-tree/shared/items';
import { plannedPageOf } from '../../../shared/plannedPage';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';

const siteDir = path.resolve('.');
const pagesIn = (currentLocale: string) =>
  readPlannedPages(siteDir, { currentLocale, defaultLocale: 'en' }, {});

test('has every planned page of the trees once, with written pages only', async () => {
  const written = await readWrittenPages(siteDir);
  const trees = loadTrees();
  const planned = PRODUCTS.flatMap(({ id }) => walkPages(trees[id]))
    .filter(({ item }) => isPlanned(item, written))
    .map(({ item }) => normalizePathname(item.pathname));
  const pages = await pagesIn('en');
  expect(pages.map((page) => page.path).sort()).toEqual([...new Set(planned)].sort());
  const links = pages.flatMap(({ api, related }) => [...api, ...related]);
  expect(links.filter((link) => !written.has(link.path))).toEqual([]);
  expect(pages.filter(({ related }) => related.length === 0)).toEqual([]);
});

test('names each page of a product differently, in both languages', async () => {
  for (const language of ['en', 'zh']) {
    const names = (await pagesIn(language)).map((page) => {
      const product = PRODUCTS.find(({ basePath }) => page.path.startsWith(`/${basePath}/`));
      return `${product?.id} ${page.title}`;
    });
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test('the address of each page on the official site is found, also after the redirects', async () => {
  const pages = await pagesIn('en');
  for (const page of pages) {
    for (const address of [`${page.path}/`, `/zh${page.path}/`]) {
      const reached = redirectTarget(address) ?? address;
      expect([address, plannedPageOf(reached, pages)?.path]).toEqual([address, page.path]);
    }
  }
});
