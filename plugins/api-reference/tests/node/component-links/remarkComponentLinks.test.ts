import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { remarkComponentLinks } from '../../../node/component-links';
import { runRemark } from '../../../../../tests/helpers/mdx';

const PAGE = '/site/docs/ui/page/page.mdx';
const SOURCE = '# Page\n\n<p className="description">\n  What it is.\n</p>\n\n## Section\n';
const context = {
  repositoryUrl: 'https://github.com/mui/material-ui',
  releaseTag: 'v6.1.3',
  packageName: '@mui/material',
  versionOf: () => '6.1.3',
  sizesFile: '/site/content/import-sizes.json',
  sizeOf: (_packageName: string, name: string) =>
    name === 'Button' ? undefined : { gzip: 26_971, brotli: 23_928, addedToButton: 350 },
};

function run(frontMatter: object, { source = SOURCE, path = PAGE } = {}): Promise<Root> {
  // Docusaurus passes the front matter to remark plugins in the file's data.
  const withFrontMatter = () => (_tree: Root, file: { data: Record<string, unknown> }) => {
    file.data.frontMatter = frontMatter;
  };
  return runRemark(source, [withFrontMatter, [remarkComponentLinks, context]], path);
}

function linksOf(tree: Root): Record<string, string>[] {
  const links: Record<string, string>[] = [];
  visit(tree, 'link', ({ url, children, data }) => {
    const text = children.at(-1);
    links.push({
      url,
      text: text?.type === 'text' ? text.value : '',
      event: String(data?.hProperties?.['data-ga-event-label']),
    });
  });
  return links;
}

test('adds the links below the description, before the first section', async () => {
  const tree = await run({ components: ['Button'] });
  expect(tree.children.map(({ type }) => type)).toEqual([
    'heading',
    'mdxJsxFlowElement',
    'list',
    'heading',
  ]);
});

test('labels the links in the page’s language and their events in English', async () => {
  const frontMatter = { components: ['Button'], unstyled: '/base-ui/react-button' };
  const path = '/site/i18n/zh/docusaurus-plugin-content-docs-ui/current/page/page.mdx';
  expect(linksOf(await run(frontMatter, { path }))).toEqual([
    {
      url: 'https://bundlephobia.com/package/@mui/material@6.1.3',
      text: '打包体积',
      event: 'Bundle size',
    },
    { url: '/base-ui/react-button', text: '无样式版本', event: 'Unstyled' },
  ]);
});

test.each([
  [PAGE, 'Import: 27.0 kB', 'Next to a Button, it adds 0.3 kB with gzip.'],
  [
    '/site/i18n/zh/docusaurus-plugin-content-docs-ui/current/page/page.mdx',
    '导入体积：27.0 kB',
    '如果应用已经用了 Button，gzip 压缩后会增加 0.3 kB。',
  ],
])('%s: says what importing the main component costs', async (path, summary, details) => {
  const text = toString(await run({ components: ['Table', 'TableRow'] }, { path }));
  expect(text).toContain(summary);
  expect(text).toContain(details);
});

test('a component whose size isn’t recorded has no such entry', async () => {
  expect(toString(await run({ components: ['Button'] }))).not.toContain('Import');
});

test.each([
  ['documents no component', {}, SOURCE],
  ['has no description', { components: ['Button'] }, '# Page\n\nText.\n'],
])('does not change a page that %s', async (_what, frontMatter, source) => {
  expect(linksOf(await run(frontMatter, { source }))).toEqual([]);
});

test('fails the page with the field and the fix', async () => {
  await expect(run({ components: ['Button'], waiAria: 'w3.org' })).rejects.toMatchObject({
    reason: '"waiAria" is "w3.org". Write a URL that starts with https://.',
    file: PAGE,
  });
});
