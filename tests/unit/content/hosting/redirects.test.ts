import vm from 'node:vm';
import { trees } from '../../../../content/navigation';
import { isPage, walkPages } from '@component-docs/page-tree/shared/items';
import { pathnameToLanguage } from '@component-docs/labels/shared/pathnameToLanguage';
import { redirectScript } from '@component-docs/page-tree/browser/redirectScript';
import { officialPageOf } from '@component-docs/kit/shared/site/officialPages';
import { redirectTarget } from '@component-docs/kit/node/sitePaths';

const START_PAGES: readonly (readonly [root: string, start: string])[] = [
  ['/material-ui', '/material-ui/getting-started'],
  ['/joy-ui', '/joy-ui/getting-started'],
  ['/base-ui', '/base-ui/getting-started'],
  ['/base', '/base-ui/getting-started'],
  ['/system', '/system/getting-started'],
  ['/x', '/x/introduction'],
  ['/toolpad', '/toolpad/core/introduction'],
  ['/toolpad/core', '/toolpad/core/introduction'],
];

const CASES: readonly (readonly [path: string, target: string])[] = [
  ['/en', '/'],
  ['/en/', '/'],
  ['/base-ui/api/button', '/base-ui/react-button/components-api#button'],
  ['/base-ui/api/button/', '/base-ui/react-button/components-api#button'],
  ['/zh/base-ui/api/button', '/zh/base-ui/react-button/components-api#button'],
  ['/base/api/button-unstyled', '/base-ui/react-button/components-api#button'],
  ['/base-ui/api/use-button', '/base-ui/react-button/hooks-api#use-button'],
  ['/base-ui/api/menu-item', '/base-ui/react-menu/components-api#menu-item'],
  ['/base-ui/api/use-tab-panel', '/base-ui/react-tabs/hooks-api#use-tab-panel'],
  ['/en/material-ui/react-button', '/material-ui/react-button'],
  ['/en/material-ui/react-button/', '/material-ui/react-button'],
  ['/en/en/material-ui/react-button', '/material-ui/react-button'],
  ['/en/zh/material-ui/react-button', '/zh/material-ui/react-button'],
  ['/en/components/buttons/', '/material-ui/react-button'],
  ['/material-ui/react-button/', '/material-ui/react-button'],
  ['/material-ui//react-button', '/material-ui/react-button'],
  ['/components', '/material-ui/all-components'],
  ['/components/buttons', '/material-ui/react-button'],
  ['/components/button', '/material-ui/react-button'],
  ['/components/switches', '/material-ui/react-switch'],
  ['/components/checkboxes', '/material-ui/react-checkbox'],
  ['/components/badges', '/material-ui/react-badge'],
  ['/components/progress', '/material-ui/react-progress'],
  ['/components/tabs', '/material-ui/react-tabs'],
  ['/components/breadcrumbs', '/material-ui/react-breadcrumbs'],
  ['/components/icons', '/material-ui/icons'],
  ['/components/transitions', '/material-ui/transitions'],
  ['/components/data-grid', '/x/react-data-grid'],
  ['/components/data-grid/column-groups', '/x/react-data-grid/column-groups'],
  ['/components/tree-view', '/x/react-tree-view'],
  ['/components/pickers', '/x/react-date-pickers'],
  ['/zh/components/buttons', '/zh/material-ui/react-button'],
  ['/api/button', '/material-ui/api/button'],
  ['/api', '/material-ui/api'],
  ['/zh/api-docs/', '/zh/material-ui/api'],
  ['/docs/', '/material-ui/getting-started'],
  ['/zh/docs', '/zh/material-ui/getting-started'],
  ['/api-docs/button', '/material-ui/api/button'],
  ['/zh/api-docs/button/', '/zh/material-ui/api/button'],
  ['/material-ui/api-docs/button', '/material-ui/api/button'],
  ['/zh/joy-ui/api-docs/button', '/zh/joy-ui/api/button'],
  ['/api/data-grid/data-grid', '/x/api/data-grid/data-grid'],
  ['/getting-started/installation', '/material-ui/getting-started/installation'],
  ['/customization/theming', '/material-ui/customization/theming'],
  ['/guides/typescript', '/material-ui/guides/typescript'],
  ['/guides/interoperability', '/material-ui/integrations/interoperability'],
  ['/guides/migration-v4', '/material-ui/migration/migration-v4'],
  ['/guides/right-to-left', '/material-ui/customization/right-to-left'],
  ['/base/react-button', '/base-ui/react-button'],
  ['/styles', '/system/styles/basics'],
  ['/styles/advanced', '/system/styles/advanced'],
  ['/zh/system/the-sx-prop', '/zh/system/getting-started/the-sx-prop'],
  ['/base/getting-started/overview', '/base-ui/getting-started'],
  ['/material-ui/getting-started/overview/', '/material-ui/getting-started'],
  ['/components/time-pickers', '/x/react-date-pickers/time-picker'],
  ['/components/date-range-picker', '/x/react-date-pickers/date-range-picker'],
  ['/api/desktop-date-time-picker', '/x/api/date-pickers/desktop-date-time-picker'],
  ['/api/localization-provider', '/x/api/date-pickers/localization-provider'],
  ['/api/tree-view', '/x/api/tree-view/tree-view'],
  ['/toolpad/core/react-rbac', '/toolpad/core/introduction/not-in-this-version#roles-rbac'],
  [
    '/zh/toolpad/core/react-stat-card/',
    '/zh/toolpad/core/introduction/not-in-this-version#stat-card',
  ],
  ...START_PAGES.flatMap(([root, start]): [string, string][] => [
    [root, start],
    [`/en${root}/`, start],
    [`/zh${root}/`, `/zh${start}`],
  ]),
];

const UNCHANGED = [
  '/',
  '/zh',
  '/english',
  '/material-ui/react-button',
  '/zh/material-ui/api/button',
  '/material-ui/components/inputs',
  '/base-ui/react-button/components-api',
  '/x/api/data-grid',
  '/system/getting-started',
  '/componentsies',
  '/versions',
];

/** The site paths of all pages in the trees. */
const pages = Object.values(trees)
  .flatMap((tree) => walkPages(tree))
  .filter(({ item }) => isPage(item))
  .map(({ item }) => item.pathname.replace(/\/$/, ''));

test.each(CASES)('redirects %s to %s', (path, target) => {
  expect(redirectTarget(path)).toBe(target);
});

test.each(UNCHANGED)('does not redirect %s', (path) => {
  expect(redirectTarget(path)).toBeNull();
});

test('no page of the site is left to the official one', () => {
  expect(pages.filter((page) => officialPageOf(page) !== undefined)).toEqual([]);
});

test.each(START_PAGES)('%s leads to a page of the trees', (root, start) => {
  expect(pages).toContain(start);
});

test('does not redirect any page of the site', () => {
  expect(pages.length).toBeGreaterThan(400);
  expect(pages.filter((page) => redirectTarget(page) !== null)).toEqual([]);
});

test.each(CASES)('does not redirect the target of %s again', (_path, target) => {
  expect(redirectTarget(target)).toBeNull();
});

test.each(CASES.filter(([path]) => /components|guides|getting|custom/.test(path)))(
  'redirects %s to a page of the trees, or of the official site',
  (_path, target) => {
    const page = target.replace(/^\/zh/, '');
    expect(pages.includes(page) || officialPageOf(page) !== undefined).toBe(true);
  },
);

test('redirects both former paths of every Material UI component page, singular and plural', () => {
  const names = pages.flatMap((page) => /^\/material-ui\/react-([^/]+)$/.exec(page)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const plural = /(?:ch|sh|ss|x)$/.test(name) ? `${name}es` : `${name.replace(/s$/, '')}s`;
    const target = `/material-ui/react-${name}`;
    expect([name, redirectTarget(`/components/${name}`)]).toEqual([name, target]);
    expect([plural, redirectTarget(`/components/${plural}`)]).toEqual([plural, target]);
  }
});

test.each(['//evil.example', '/en//evil.example', '/en/\\evil.example', '/en///evil.example/'])(
  'does not redirect %s to another site',
  (path) => {
    expect(redirectTarget(path)).toBe('/evil.example');
  },
);

test.each([
  ['/api/button', '/api-docs/button'],
  ['/zh/api/button/', '/api-docs/button'],
  ['/api', '/api-docs'],
  ['/material-ui/api/button/', '/material-ui/api/button'],
  ['/material-ui/react-button', '/material-ui/react-button'],
])('the public path of %s and its canonical one, %s, lead to the same page', (path, canonical) => {
  const { canonicalPathname } = pathnameToLanguage(path);
  expect(canonicalPathname).toBe(canonical);
  const pageOf = (form: string) => redirectTarget(form) ?? form;
  expect(pageOf(canonicalPathname)).toBe(pageOf(path).replace(/^\/zh/, ''));
});

test.each([
  ['/api-docs/button', '/material-ui/api/button'],
  ['/joy-ui/api-docs/aspect-ratio', '/joy-ui/api/aspect-ratio'],
  ['/zh/joy-ui/api-docs/aspect-ratio/', '/zh/joy-ui/api/aspect-ratio'],
])('publishes %s as %s, which stays as it is', (path, published) => {
  expect(redirectTarget(path)).toBe(published);
  expect(redirectTarget(published)).toBeNull();
});

describe('the inline script', () => {
  interface Visit {
    pathname: string;
    search?: string;
    hash?: string;
    redirectCount?: number;
  }

  /** Runs the script at a URL. Returns where it leads, and whether the page is hidden. */
  function run({ pathname, search = '', hash = '', redirectCount = 0 }: Visit) {
    const replace = jest.fn<void, [string]>();
    const style: { display?: string } = {};
    vm.runInNewContext(redirectScript, {
      location: { pathname, search, hash, replace },
      performance: { getEntriesByType: () => [{ redirectCount }] },
      document: { documentElement: { style } },
    });
    return { target: replace.mock.calls[0]?.[0] ?? null, hidden: style.display === 'none' };
  }

  test.each([...CASES.map(([path]) => path), ...UNCHANGED, '/en//evil.example'])(
    'redirects %s like redirectTarget',
    (pathname) => {
      const target = redirectTarget(pathname);
      expect(run({ pathname })).toEqual({ target, hidden: target !== null });
    },
  );

  it('keeps query and hash', () => {
    const { target } = run({ pathname: '/en/versions/', search: '?a=1', hash: '#b' });
    expect(target).toBe('/versions?a=1#b');
  });

  it('ignores a slash that the host added', () => {
    expect(run({ pathname: '/material-ui/api/', redirectCount: 1 }).target).toBeNull();
    expect(run({ pathname: '/en/x/api/', redirectCount: 1 }).target).toBe('/x/api');
  });

  it('leads from the folder of a product to its start page', () => {
    const { target } = run({ pathname: '/material-ui/', redirectCount: 1 });
    expect(target).toBe('/material-ui/getting-started');
  });

  it('cannot end its element early', () => {
    expect(redirectScript).not.toContain('<');
  });
});
