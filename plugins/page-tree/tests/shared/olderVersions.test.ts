import { CATALOGUE_ENTRIES, catalogueEntry } from '../../shared/catalogue';
import { olderMajors, olderVersions } from '../../shared/olderVersions';

test('returns the older versions of each product', () => {
  const majors = CATALOGUE_ENTRIES.map(({ id }) => [id, olderMajors(id)]);
  expect(Object.fromEntries(majors)).toEqual({
    'material-ui': ['v5', 'v4'],
    'base-ui': [],
    'joy-ui': [],
    system: ['v4'],
    'x-data-grid': ['v6', 'v5', 'v4'],
    'x-date-pickers': ['v6', 'v5', 'v4'],
    'x-charts': ['v6'],
    'x-tree-view': ['v6'],
    'toolpad-core': [],
    'toolpad-studio': [],
  });
  expect(olderMajors('docs')).toEqual([]);
});

test.each([
  ['en', 'https://v6.mui.com/x/react-charts/'],
  ['zh', 'https://v6.mui.com/zh/x/react-charts/'],
] as const)('links to the subdomain of the version in %s', (language, href) => {
  const charts = catalogueEntry('x-charts');
  expect(charts && olderVersions(charts, language)).toEqual([{ label: 'v6', href }]);
});
