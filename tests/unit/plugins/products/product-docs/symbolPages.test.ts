import { symbolPages } from '../../../../../plugins/products/product-docs/symbolPages';

const place = { basePath: 'x', apiFolder: 'api/data-grid' };

test('a page is found by the name of its interface, and by the one that this stands for', () => {
  const symbols = [{ name: 'GridApi', aliasOf: 'GridApiCommunity' }, { name: 'GridColDef' }];
  expect(Object.fromEntries(symbolPages(symbols, place, '/zh/'))).toEqual({
    GridApi: '/zh/x/api/data-grid/grid-api',
    GridApiCommunity: '/zh/x/api/data-grid/grid-api',
    GridColDef: '/zh/x/api/data-grid/grid-col-def',
  });
});

test('a type with a page of its own is not taken for the other name of another', () => {
  const symbols = [{ name: 'GridRow' }, { name: 'GridLine', aliasOf: 'GridRow' }];
  expect(symbolPages(symbols, place, '/').get('GridRow')).toBe('/x/api/data-grid/grid-row');
});

test('a hook leads to its page below a guide', () => {
  expect(symbolPages([{ name: 'useDialogs' }], { basePath: 'toolpad/core' }, '/')).toEqual(
    new Map([['useDialogs', '/toolpad/core/react-use-dialogs/api']]),
  );
});
