import {
  groupExperiments,
  isExperiment,
  isProductionPage,
  productionPages,
} from '../../shared/experiments';

test.each([
  ['/material-ui/react-button', true, false],
  ['/experiments/docs/headers', true, true],
  ['/experiments', false, false],
  ['/experiments/docs', false, true],
  ['/experiments/joy/style-guide', false, true],
  ['/experimentsal/a', true, false],
  ['https://mui.com/blog/', true, false],
])('%s is built for production: %s, is an experiment: %s', (path, isProduction, isOne) => {
  expect([isProductionPage(path), isExperiment(path)]).toEqual([isProduction, isOne]);
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
