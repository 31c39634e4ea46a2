import path from 'node:path';
import { readPlannedPages } from '../../../node/links/plannedTabs';
import { readPackage } from '../../../node';
import { readHooks } from '@component-docs/react-api-model/extract/readExtracted';
import { readOutlines } from '@component-docs/page-tree/node/outlines/readOutlines';
import { readDocuments } from '@component-docs/page-tree/node/written-pages/readPages';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';

const SITE = path.join(__dirname, '../../../../..');
const productOf = (id: ProductId) =>
  PRODUCTS.find((product) => product.id === id) as Product & { id: ProductId };

test('every component and hook of Base UI is on a page, written or planned', async () => {
  const baseUi = productOf('base-ui');
  const planned = await readPlannedPages(SITE, baseUi);
  const outlines = await readOutlines(SITE, baseUi);
  const written = (await readDocuments(SITE))
    .map(({ path: page }) => outlines[page.replace('/base-ui/', '')])
    .flatMap((outline) => [...(outline?.components ?? []), ...(outline?.hooks ?? [])]);
  const documented = new Set([
    ...written,
    ...planned.flatMap(({ components, hooks }) => [...components, ...hooks]),
  ]);
  const { components } = await readPackage(SITE, '@mui/base');
  const hooks = await readHooks(SITE, '@mui/base');
  const missing = [...components, ...hooks].filter(({ name }) => !documented.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('a written page is not among the planned ones', async () => {
  const planned = await readPlannedPages(SITE, productOf('base-ui'));
  const written = new Set((await readDocuments(SITE)).map(({ path: page }) => page));
  expect(written).toContain('/base-ui/react-button');
  expect(planned.filter(({ path: page }) => written.has(page))).toEqual([]);
});

test('a product with API pages needs none', async () => {
  expect(await readPlannedPages(SITE, productOf('joy-ui'))).toEqual([]);
});
