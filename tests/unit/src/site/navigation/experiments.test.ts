import { isProductionPage, productionPages } from '../../../../../src/site/navigation/experiments';

describe('isProductionPage', () => {
  it.each([
    ['/material-ui/react-button', true],
    ['/experiments/docs/headers', true],
    ['/experiments', false],
    ['/experiments/docs', false],
    ['/experiments/joy/style-guide', false],
    ['/experimentsal', true],
    ['https://mui.com/blog/', true],
  ])('%s: %s', (pathname, expected) => {
    expect(isProductionPage(pathname)).toBe(expected);
  });
});

describe('productionPages', () => {
  it('removes experiments and groups that become empty, and keeps the docs-infra manual', () => {
    const api = { pathname: '/api', apiPages: '/api/', children: [] };
    const headers = { pathname: '/experiments/docs/headers' };
    const pages = [
      { pathname: '/experiments' },
      { pathname: '/experiments/joy-group', children: [{ pathname: '/experiments/joy/a' }] },
      { pathname: '/experiments/docs-group', children: [headers] },
      api,
    ];
    expect(productionPages(pages)).toEqual([
      { pathname: '/experiments/docs-group', children: [headers] },
      api,
    ]);
  });
});
