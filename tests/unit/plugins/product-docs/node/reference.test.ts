import type { I18n } from '@docusaurus/types';
import { toolpadCore } from '@site/src/site/products/toolpad-core';
import '../../../../../content/navigation';
import { dependencies } from '../../../../../package.json';
import { withHistory } from '@component-docs/api-history/node/withHistory';
import { exampleApi } from '../../../../../plugins/api-reference/tests/browser/component-page/exampleApi';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import {
  addHistories,
  changesPath,
  symbolPages,
} from '../../../../../plugins/product-docs/node/readSiteContext';
import { hasApiIndex } from '@component-docs/product-docs/node/pageTree';

test('each component has the changes in the recorded releases of its package', async () => {
  const system = { basePath: 'system', packageName: '@mui/system' };
  const ofSystem = { ...exampleApi, packageName: '@mui/system', history: undefined };
  const apis = ['Box', 'Grid', 'Stack'].map((name) => ({ ...ofSystem, name }));
  const [box, grid, stack] = await addHistories(apis, withHistory, system, {
    siteDir: process.cwd(),
    i18n: { currentLocale: 'zh' } as I18n,
  });
  expect(box?.history).toMatchObject({ from: '5.0.0', to: dependencies['@mui/system'] });
  expect(grid?.history?.releases.length).toBeGreaterThan(0);
  expect(stack?.history?.releases[0]?.changesHtml).toMatch(/^<ul>\n<li>/);
});

test.each([
  ['material-ui', '@mui/material', '@mui/material', '/material-ui/api-changes'],
  ['toolpad/core', '@toolpad/core', '@toolpad/core', '/toolpad/core/api-changes'],
  // A section for a package besides the main one.
  ['material-ui', '@mui/material', '@mui/lab', '/material-ui/api-changes#lab'],
])('the changes in %s, whose package is %s, of %s are at %s', (basePath, own, name, path) => {
  expect(changesPath({ basePath, packageName: own }, name)).toBe(path);
});

const product = (id: ProductId) => ({
  ...(PRODUCTS.find((candidate) => candidate.id === id) as Product),
  id,
});

test('a reference has a generated index if the tree has an item for it that is no document', () => {
  const indexed = PRODUCTS.filter(({ id }) => hasApiIndex(product(id), [])).map(({ id }) => id);
  expect(indexed).toEqual(expect.arrayContaining(['material-ui', 'joy-ui', 'base-ui', 'system']));
  const withItem = { ...loadTrees(), system: [{ pathname: '/system/api', title: 'Index' }] };
  expect(hasApiIndex(product('system'), [], withItem)).toBe(true);
  expect(hasApiIndex(product('system'), [], { ...withItem, system: [] })).toBe(false);
  expect(hasApiIndex(product('x'), [{ permalink: '/zh/x/api/data-grid/' }])).toBe(false);
  expect(hasApiIndex(product('x'), [{ permalink: '/zh/x/introduction' }])).toBe(true);
});

test('a type leads to its own page, or to that of the interface that is its alias', () => {
  const place = { basePath: 'x', apiFolder: 'api/data-grid' };
  const symbols = [
    { name: 'GridApi', aliasOf: 'GridApiCommunity' },
    { name: 'GridRow' },
    { name: 'GridLine', aliasOf: 'GridRow' },
  ];
  expect(Object.fromEntries(symbolPages(symbols, place, '/zh/'))).toEqual({
    GridApi: '/zh/x/api/data-grid/grid-api',
    GridApiCommunity: '/zh/x/api/data-grid/grid-api',
    GridRow: '/zh/x/api/data-grid/grid-row',
    GridLine: '/zh/x/api/data-grid/grid-line',
  });
  const ofGuide = symbolPages([{ name: 'useDialogs' }], toolpadCore, '/');
  expect(ofGuide.get('useDialogs')).toBe('/toolpad/core/react-use-dialogs/api');
});
