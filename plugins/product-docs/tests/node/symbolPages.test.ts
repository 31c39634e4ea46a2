import { symbolPages } from '../../node/readSiteContext';

const place = { basePath: 'x', apiFolder: 'api/data-grid' };

test('returns a page for the name of an interface and for the name that it is an alias of', () => {
  const symbols = [{ name: 'GridApi', aliasOf: 'GridApiCommunity' }, { name: 'GridColDef' }];
  expect(Object.fromEntries(symbolPages(symbols, place, '/zh/'))).toEqual({
    GridApi: '/zh/x/api/data-grid/grid-api',
    GridApiCommunity: '/zh/x/api/data-grid/grid-api',
    GridColDef: '/zh/x/api/data-grid/grid-col-def',
  });
});

test('returns a type’s own page even if another type is an alias of it', () => {
  const symbols = [{ name: 'GridRow' }, { name: 'GridLine', aliasOf: 'GridRow' }];
  expect(symbolPages(symbols, place, '/').get('GridRow')).toBe('/x/api/data-grid/grid-row');
});

test('returns a hook’s page below a guide', () => {
  expect(symbolPages([{ name: 'useDialogs' }], { basePath: 'toolpad/core' }, '/')).toEqual(
    new Map([['useDialogs', '/toolpad/core/react-use-dialogs/api']]),
  );
});
