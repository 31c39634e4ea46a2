import '../../../../../content/navigation';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { readPackage } from '../../../../../plugins/api-reference/node';
import type { ExtractedComponent } from '../../../../../plugins/api-reference/node';
import { symbolPath } from '../../../../../plugins/api-reference/node/links/apiPath';
import {
  createLinkResolver,
  linkTargets,
} from '../../../../../plugins/api-reference/node/links/libraryLinks';
import { readWrittenTabs } from '@component-docs/api-reference/node/links/libraryLinks';
import {
  apiLinkProblems,
  apiLinks,
  remarkApiLinks,
} from '../../../../../plugins/api-reference/node/links/remarkApiLinks';
import { kebabCase } from '../../../../../plugins/api-reference/shared/component-page/anchors';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import {
  readDocuments,
  readFrontMatter,
} from '@component-docs/page-tree/node/written-pages/readPages';
import { walkPages } from '@component-docs/page-tree/shared/items';
import {
  DOCUMENTED_SYMBOLS,
  readHooks,
} from '@component-docs/react-api-model/extract/readExtracted';
import { runRemark } from '../../../../helpers/mdx';

const SITE = path.join(__dirname, '../../../../..');
const productOf = (id: ProductId) =>
  PRODUCTS.find((product) => product.id === id) as Product & { id: ProductId };

test.each<[string, ProductId, object, string[]]>([
  [
    'components, in the order of the front matter',
    'material-ui',
    { components: ['Button', 'LoadingButton'] },
    ['Button: /material-ui/api/button', 'LoadingButton: /material-ui/api/loading-button'],
  ],
  [
    'pages below the product’s own folder',
    'x',
    { components: ['DataGrid'] },
    ['DataGrid: /x/api/data-grid/data-grid'],
  ],
  [
    'hooks after components, even if a guide has their page',
    'toolpad-core',
    { hooks: ['useDialogs'], components: ['DashboardLayout'] },
    [
      'DashboardLayout: /toolpad/core/api/dashboard-layout',
      'useDialogs: /toolpad/core/react-use-dialogs/api',
    ],
  ],
  [
    'nothing of a product with API tabs',
    'base-ui',
    { components: ['Button'], hooks: ['useButton'] },
    [],
  ],
  ['nothing from a page that documents nothing', 'material-ui', { title: 'Introduction' }, []],
])('links to %s', (_, id, frontMatter, links) => {
  const found = apiLinks(frontMatter as Record<string, unknown>, productOf(id));
  expect(found.map(({ name, href }) => `${name}: ${href}`)).toEqual(links);
  expect(apiLinkProblems(frontMatter as Record<string, unknown>, productOf(id))).toEqual([]);
});

describe('a component page', () => {
  const file = '/site/docs/material-ui/page/page.mdx';
  const source = '# Page\n\n## Section\n\nText.\n';

  function run(frontMatter: object): Promise<Root> {
    // Docusaurus passes the front matter to remark plugins in the file's data.
    const withFrontMatter = () => (_tree: Root, vfile: { data: Record<string, unknown> }) => {
      vfile.data.frontMatter = frontMatter;
    };
    const product = productOf('material-ui');
    return runRemark(source, [withFrontMatter, [remarkApiLinks, { product }]], file);
  }

  test.each([
    [
      { components: ['Button', 'IconButton'] },
      `${source}\n## API\n\n* [\`Button\`](/material-ui/api/button)\n* [\`IconButton\`](/material-ui/api/icon-button)\n`,
    ],
    [{ title: 'Installation' }, source],
  ])('with %j ends with its links', async (frontMatter, text) => {
    expect(
      unified()
        .use(remarkStringify)
        .stringify(await run(frontMatter)),
    ).toBe(text);
  });

  test('fails when a hook has no API page, with the fix', async () => {
    await expect(run({ hooks: ['useMagic'] })).rejects.toMatchObject({
      reason:
        'hook "useMagic" has no API page. Correct "hooks" in the front matter, or add it to "symbols" of the product in the facts of the site.',
      file,
    });
  });
});

test('every interface and hook with a page is in the page tree of its product', () => {
  const trees = loadTrees();
  const paths = PRODUCTS.flatMap((product: Product) =>
    product.apiPackages
      .flatMap((name) => {
        const { interfaces = [], hooks = [] } = DOCUMENTED_SYMBOLS[name] ?? {};
        return [...interfaces, ...hooks];
      })
      .map((name) => symbolPath('/', product, { name, slug: kebabCase(name) })),
  );
  const inTrees = PRODUCTS.flatMap(({ id }) => walkPages(trees[id])).map(
    ({ item }) => item.pathname,
  );
  expect(paths).toHaveLength(18);
  expect(paths).toContain('/x/api/data-grid/grid-col-def');
  expect(paths.filter((each) => !inTrees.includes(each))).toEqual([]);
});

describe('the tabs of Base UI', () => {
  test('show every component and hook', async () => {
    const documents = (await readDocuments(SITE)).filter(({ path }) =>
      path.startsWith('/base-ui/'),
    );
    const shown = await Promise.all(
      documents.map(async ({ file }) => {
        const { components, hooks } = await readFrontMatter(SITE, file);
        return [components, hooks].flatMap((names) =>
          Array.isArray(names) ? (names as unknown[]) : [],
        );
      }),
    );
    const { components } = await readPackage(SITE, '@mui/base');
    const all = [...components, ...(await readHooks(SITE, '@mui/base'))].map(({ name }) => name);
    expect(all.filter((name) => !shown.flat().includes(name))).toEqual([]);
  });

  test('are those that the front matter of pages lists', async () => {
    const tabs = await readWrittenTabs(SITE, productOf('base-ui'));
    expect(tabs).toContain('/base-ui/react-button/components-api');
    expect(tabs).toContain('/base-ui/react-button/hooks-api');
    expect(tabs.filter((tab) => tab.startsWith('/base-ui/getting-started'))).toEqual([]);
  });

  test('are not needed by a product with API pages', async () => {
    expect(await readWrittenTabs(SITE, productOf('joy-ui'))).toEqual([]);
  });
});

describe('a link in a comment', () => {
  const button = {
    name: 'Button',
    props: [{ name: 'color' }],
    slots: [],
    classes: [{ name: 'root', className: 'MuiButton-root' }],
  } as unknown as ExtractedComponent;
  const written = new Set(['/material-ui/react-button', '/base-ui/react-badge/components-api']);
  const apis = [{ product: { basePath: 'material-ui' }, components: [button] }];
  const resolve = createLinkResolver(linkTargets(written, apis), '/zh/');

  test.each<[string, string | undefined]>([
    ['/material-ui/react-button/#sizes', '/zh/material-ui/react-button#sizes'],
    ['/material-ui/api/button/', '/zh/material-ui/api/button'],
    ['/base-ui/react-badge/components-api/#badge', '/zh/base-ui/react-badge/components-api#badge'],
    ...['#button-prop-color', '#button-classes-root', '#css'].map((hash): [string, string] => [
      `/material-ui/api/button/${hash}`,
      `/zh/material-ui/api/button${hash}`,
    ]),
    // Spelled otherwise, and with the complete name of a class.
    ...['#Button-classes-ROOT', '#button-classes-MuiButton-root'].map((hash): [string, string] => [
      `/material-ui/api/button/${hash}`,
      '/zh/material-ui/api/button#button-classes-root',
    ]),
    // An old URL.
    ['/api/button/', '/zh/material-ui/api/button'],
    // Only on the official site.
    ['/x/react-charts/bars/', undefined],
    ['/x/migration/migration-charts-v6/', undefined],
  ])('to %s leads to %s', (url, expected) => {
    expect(resolve(`https://mui.com${url}`)).toBe(expected);
    expect(resolve(url)).toBe(expected);
  });

  test('fails for a page that does not exist and for an anchor that an API page does not have', () => {
    expect(() => resolve('https://mui.com/material-ui/react-buton/')).toThrow(
      'its comment links to https://mui.com/material-ui/react-buton/, but there is no page at ' +
        '/material-ui/react-buton: add the page to a tree',
    );
    expect(() => resolve('https://mui.com/material-ui/api/button/#button-prop-colour')).toThrow(
      '/material-ui/api/button does not have that anchor: add the correct URL to',
    );
  });
});
