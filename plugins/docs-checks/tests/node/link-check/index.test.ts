import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { keepSite, keptSite } from '@component-docs/kit/shared/site/facts';
import linkCheckPlugin from '../../../node/link-check';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';
import { checkLinks } from '../../../node/link-check';

type PostBuild = NonNullable<Plugin['postBuild']>;

const SOURCE = 'i18n/zh/docs/button.mdx';

const ROUTES: RouteConfig[] = [
  {
    path: '/zh/ui',
    component: '@theme/DocsRoot',
    routes: [
      {
        path: '/zh/ui/button',
        component: '@theme/DocItem',
        metadata: { sourceFilePath: SOURCE },
      },
      { path: '/zh/ui/tags', component: '@theme/DocTagsListPage' },
    ],
  },
  {
    path: '/zh/about',
    component: '@theme/MDXPage',
    metadata: { sourceFilePath: 'src/pages/about.tsx' },
  },
];

/** Runs the plugin as it runs after a build of the Chinese site with one page. */
async function postBuild(content: string, currentLocale = 'zh'): Promise<void> {
  const siteDir = await temporaryFolder({
    [SOURCE]: content,
    'build/zh/ui/button.html': '<h2 id="sizes">',
    'build/zh/index.html': '',
    'build/zh/manifest.json': '{}',
  });
  const context = { siteDir, baseUrl: '/zh/', i18n: { currentLocale } } as LoadContext;
  const props = { outDir: path.join(siteDir, 'build/zh'), routes: ROUTES };
  await linkCheckPlugin(context).postBuild?.(props as Parameters<PostBuild>[0]);
}

test('passes a build with valid links in another locale', async () => {
  await expect(
    postBuild('[a](/) [b](/ui/button#sizes) [c](#sizes) [d](/manifest.json)'),
  ).resolves.toBeUndefined();
});

test('fails a build with broken links, with file and line of each', async () => {
  await expect(postBuild('# Button\n\n[a](/ui/buttons)\n[b](#size)\n')).rejects.toThrow(
    new Error(
      [
        'Broken links:',
        `  - ${SOURCE}:3: there is no page at /ui/buttons. Did you mean /ui/button?`,
        `  - ${SOURCE}:4: /ui/button has no anchor #size. Did you mean #sizes?`,
      ].join('\n'),
    ),
  );
});

test('leaves out pages that a beginning language has in the default one', async () => {
  const site = keptSite();
  const begins = (id: string) => ({ id, label: id, htmlLang: id, isBeginning: true }) as never;
  keepSite({ ...site, languages: [site.languages[0], begins('fr'), begins('zh')] });
  await expect(postBuild('[b](#size)', 'fr')).resolves.toBeUndefined();
  await expect(postBuild('[b](#size)', 'zh')).rejects.toThrow('has no anchor #size');
  keepSite(site);
});

function siteOf(ids: Readonly<Record<string, readonly string[]>>, files: readonly string[] = []) {
  return {
    pages: new Map(
      Object.entries(ids).map(([path, names]) => [path, { path, ids: new Set(names) }] as const),
    ),
    files: new Set(files),
  };
}

const SITE = siteOf(
  {
    '/': [],
    '/material-ui/react-button': ['sizes', 'icon-button', '按钮'],
    '/material-ui/api/button': ['button-prop-color'],
    '/material-ui/getting-started/usage': ['theme'],
  },
  ['/manifest.json', '/img/logo.svg'],
);

function check(url: string, from = '/material-ui/react-button'): string[] {
  const links = [{ file: 'docs/a.mdx', line: 7, url }];
  return checkLinks([{ path: from, links }], SITE);
}

test.each([
  '/',
  '/material-ui/api/button',
  '/material-ui/api/button#button-prop-color',
  '/material-ui/api/button?a=b#button-prop-color',
  '/material-ui/api/button#',
  '#sizes',
  '#按钮',
  '#%E6%8C%89%E9%92%AE',
  '?a=b#sizes',
  '/manifest.json',
  '/img/logo.svg',
])('accepts %s', (url) => {
  expect(check(url)).toEqual([]);
});

test('reports file, line, and the most likely page for a page that was not built', () => {
  expect(check('/material-ui/button')).toEqual([
    'docs/a.mdx:7: there is no page at /material-ui/button. Did you mean /material-ui/react-button?',
  ]);
  expect(check('/material-ui/usage?a=b#theme')).toEqual([
    'docs/a.mdx:7: there is no page at /material-ui/usage. Did you mean /material-ui/getting-started/usage?',
  ]);
});

test.each([
  ['/material-ui/react-buton', '/material-ui/react-button'],
  ['/material-ui/api/buttn', '/material-ui/api/button'],
  ['/material-ui/geting-started/usage', '/material-ui/getting-started/usage'],
])('finds the page behind the typing mistake in %s', (url, page) => {
  expect(check(url)).toEqual([`docs/a.mdx:7: there is no page at ${url}. Did you mean ${page}?`]);
});

test('reports other spellings of a page’s path', () => {
  expect(check('/material-ui/api/button/')).toEqual([
    'docs/a.mdx:7: there is no page at /material-ui/api/button/. Did you mean /material-ui/api/button?',
  ]);
  expect(check('/material-ui/api/button.html')).toHaveLength(1);
});

test('suggests the most likely anchor for one that the page does not have', () => {
  expect(check('#icon-buttons')).toEqual([
    'docs/a.mdx:7: /material-ui/react-button has no anchor #icon-buttons. Did you mean #icon-button?',
  ]);
  expect(check('/material-ui/api/button#prop-color')).toEqual([
    'docs/a.mdx:7: /material-ui/api/button has no anchor #prop-color. Did you mean #button-prop-color?',
  ]);
});

test('prefers the name with the fewest additional words', () => {
  const links = [{ file: 'a.mdx', line: 1, url: '#button' }];
  const suggestion = (...ids: string[]) =>
    checkLinks([{ path: '/', links }], siteOf({ '/': ids }))[0]?.split('Did you mean ')[1];
  expect(suggestion('button-prop-color', 'icon-button', 'a-button-group')).toBe('#icon-button?');
  expect(suggestion('icon-button', 'button-prop-color')).toBe('#icon-button?');
});

test('suggests nothing if nothing is similar', () => {
  expect(check('/changelog')).toEqual([
    'docs/a.mdx:7: there is no page at /changelog. Correct or remove the link.',
  ]);
  expect(check('#不存在')).toEqual([
    'docs/a.mdx:7: /material-ui/react-button has no anchor #不存在. Correct or remove the link.',
  ]);
});

test('checks a link with only an anchor against the page that has it', () => {
  expect(check('#theme', '/material-ui/getting-started/usage')).toEqual([]);
  expect(check('#theme')).toHaveLength(1);
});

test('reports a link on a page that was not built itself', () => {
  expect(check('#a', '/draft')).toEqual([
    'docs/a.mdx:7: there is no page at /draft. Correct or remove the link.',
  ]);
});

test('returns one message per link, in the order of the pages', () => {
  const link = (file: string, line: number, url: string) => ({ file, line, url });
  const sources = [
    { path: '/', links: [link('a.mdx', 1, '/x'), link('a.mdx', 2, '/'), link('a.mdx', 3, '/x')] },
    { path: '/material-ui/api/button', links: [link('b.mdx', 1, '#x')] },
  ];
  expect(checkLinks(sources, SITE).map((problem) => problem.split(': ')[0])).toEqual([
    'a.mdx:1',
    'a.mdx:3',
    'b.mdx:1',
  ]);
});
