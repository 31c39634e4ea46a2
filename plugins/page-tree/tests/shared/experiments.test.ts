import {
  groupExperiments,
  isExperiment,
  isProductionPage,
  productionPages,
} from '../../shared/experiments';

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

describe('isExperiment', () => {
  it.each([
    ['/experiments/joy/style-guide', true],
    ['/experiments/docs/headers', true],
    ['/experiments', false],
    ['/experimentsal/a', false],
  ])('%s: %s', (pathname, expected) => {
    expect(isExperiment(pathname)).toBe(expected);
  });
});

describe('groupExperiments', () => {
  it('groups by the first folder, and sorts folders and pages', () => {
    expect(
      groupExperiments([
        '/experiments/joy/toggle-button',
        '/experiments/docs/third-parties',
        '/experiments/joy/nested/style-guide',
      ]),
    ).toEqual([
      { folder: 'docs', paths: ['/experiments/docs/third-parties'] },
      {
        folder: 'joy',
        paths: ['/experiments/joy/nested/style-guide', '/experiments/joy/toggle-button'],
      },
    ]);
  });

  it('returns nothing without experiments', () => {
    expect(groupExperiments([])).toEqual([]);
  });
});
