import { CATALOGUE_ENTRIES, catalogueEntry } from '../../shared/catalogue';
import { olderMajors, olderVersions, localizedPath } from '../../shared/olderVersions';

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

describe('localizedPath', () => {
  it('prefixes an internal path for languages other than the default', () => {
    expect(localizedPath('/material-ui/react-button', 'zh')).toBe('/zh/material-ui/react-button');
    expect(localizedPath('/', 'zh')).toBe('/zh/');
  });

  it('does not change paths for the default language', () => {
    expect(localizedPath('/material-ui/react-button', 'en')).toBe('/material-ui/react-button');
  });

  it.each(['/zh/system', '/zh', 'https://mui.com/blog/', '//mui.com', '#sizes', 'usage'])(
    'does not change %j',
    (path) => {
      expect(localizedPath(path, 'zh')).toBe(path);
    },
  );

  it('does not mistake a longer folder for the language', () => {
    expect(localizedPath('/zhuyin', 'zh')).toBe('/zh/zhuyin');
  });

  it('does not change ignored paths', () => {
    expect(localizedPath('/blog/v6', 'zh', ['/blog'])).toBe('/blog/v6');
    expect(localizedPath('/system', 'zh', ['/blog'])).toBe('/zh/system');
  });
});
