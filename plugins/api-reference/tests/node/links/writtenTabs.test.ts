import path from 'node:path';
import { readWrittenTabs } from '../../../node/links/writtenTabs';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';

const SITE = path.join(__dirname, '../../../../..');
const productOf = (id: ProductId) => PRODUCTS.find((product) => product.id === id) as Product;

test('written pages have the tabs that their front matter lists', async () => {
  const tabs = await readWrittenTabs(SITE, productOf('base-ui'));
  expect(tabs).toEqual(
    expect.arrayContaining([
      '/base-ui/react-button/components-api',
      '/base-ui/react-button/hooks-api',
    ]),
  );
  expect(tabs.filter((tab) => tab.startsWith('/base-ui/getting-started'))).toEqual([]);
});

test('a product with API pages has no tabs', async () => {
  expect(await readWrittenTabs(SITE, productOf('joy-ui'))).toEqual([]);
});
