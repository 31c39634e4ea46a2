import fs from 'node:fs';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import {
  componentLinks,
  linkContext,
  linkProblems,
  IMPORT_SIZES,
  readImportSize,
} from '../../node/links/componentLinks';
import { remarkComponentLinks } from '../../node/links/remarkComponentLinks';
import type { ImportSizes } from '../../node/links/componentLinks';
import { runRemark } from '../../../../tests/helpers/mdx';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

/** The links below the description of a component page, and what importing the component costs. */

const ROOT = process.cwd();
const REPOSITORY = 'https://github.com/mui/material-ui';
const context = {
  repositoryUrl: REPOSITORY,
  releaseTag: 'v6.1.3',
  packageName: '@mui/material',
  sizesFile: '/site/content/import-sizes.json',
  sizeOf: (_: string, name: string) =>
    name === 'Button' ? undefined : { gzip: 26_971, brotli: 23_928, addedToButton: 350 },
  versionOf: (name: string) => (name === '@mui/lab' ? '6.0.0-beta.11' : '6.1.3'),
};
const BUTTON = {
  components: ['Button'],
  unstyled: '/base-ui/react-button/',
  materialDesign: 'https://m2.material.io/components/buttons',
  waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  githubSource: 'packages/mui-material/src/Button',
  githubLabel: 'component: button',
};

test.each([
  [
    BUTTON,
    [
      `feedback: ${REPOSITORY}/issues?q=is%3Aopen%20is%3Aissue%20label%3A%22component%3A%20button%22`,
      'bundleSize: https://bundlephobia.com/package/@mui/material@6.1.3',
      `source: ${REPOSITORY}/tree/v6.1.3/packages/mui-material/src/Button`,
      `waiAria: ${BUTTON.waiAria}`,
      `materialDesign: ${BUTTON.materialDesign}`,
      'unstyled: /base-ui/react-button',
    ],
  ],
  [
    { components: ['Masonry'], packageName: '@mui/lab' },
    ['bundleSize: https://bundlephobia.com/package/@mui/lab@6.0.0-beta.11'],
  ],
  [{ githubLabel: 'docs' }, []],
])('the links of %j, for the installed release', (frontMatter, links) => {
  const found = componentLinks(frontMatter, context);
  expect(found.map(({ label, href }) => `${label}: ${href}`)).toEqual(links);
  expect(linkProblems(frontMatter)).toEqual([]);
});

test('uses the installed versions', () => {
  const { releaseTag, versionOf } = linkContext(ROOT, '@mui/base');
  const manifest = fs.readFileSync('node_modules/@mui/material/package.json', 'utf8');
  expect(releaseTag).toBe(`v${(JSON.parse(manifest) as { version: string }).version}`);
  expect(() => versionOf('@mui/none')).toThrow('@mui/none');
});

test.each([
  ['githubLabel', 7, 'a label'],
  ['githubLabel', '', 'a label'],
  ['githubSource', '/packages/mui-material/src/Button', 'a folder of the repository'],
  ['githubSource', 'packages/mui-material/', 'a folder of the repository'],
  ['waiAria', 'http://www.w3.org/', 'https://'],
  ['waiAria', 'https://', 'https://'],
  ['materialDesign', 'javascript:alert(1)', 'https://'],
  ['unstyled', 'base-ui/react-button', 'a page of a product'],
  ['packageName', 'react', 'a package'],
])('reports an invalid %s: %j', (field, value, fix) => {
  const [problem, ...others] = linkProblems({ ...BUTTON, [field]: value });
  expect(others).toEqual([]);
  expect(problem).toContain(`"${field}" is ${JSON.stringify(value)}. Write`);
  expect(problem).toContain(fix);
});

describe('a page', () => {
  const PAGE = '/site/docs/ui/page/page.mdx';
  const CHINESE = '/site/i18n/zh/docusaurus-plugin-content-docs-ui/current/page/page.mdx';
  const SOURCE = '# Page\n\n<p className="description">\n  What it is.\n</p>\n\n## Section\n';

  function run(frontMatter: object, { source = SOURCE, path = PAGE } = {}): Promise<Root> {
    // Docusaurus passes the front matter to remark plugins in the file's data.
    const withFrontMatter = () => (_tree: Root, file: { data: Record<string, unknown> }) => {
      file.data.frontMatter = frontMatter;
    };
    return runRemark(source, [withFrontMatter, [remarkComponentLinks, context]], path);
  }

  function linksOf(tree: Root): string[][] {
    const links: string[][] = [];
    visit(tree, 'link', ({ url, children, data }) => {
      const event = String(data?.hProperties?.['data-ga-event-label']);
      links.push([url, toString(children.at(-1)), event]);
    });
    return links;
  }

  test('has the links below its description, labeled in its language, with events in English', async () => {
    const frontMatter = { components: ['Button'], unstyled: '/base-ui/react-button' };
    const tree = await run(frontMatter, { path: CHINESE });
    expect(tree.children.map(({ type }) => type)).toEqual([
      'heading',
      'mdxJsxFlowElement',
      'list',
      'heading',
    ]);
    expect(linksOf(tree)).toEqual([
      ['https://bundlephobia.com/package/@mui/material@6.1.3', '打包体积', 'Bundle size'],
      ['/base-ui/react-button', '无样式版本', 'Unstyled'],
    ]);
  });

  test.each([
    [PAGE, 'Bundle size: 27.0 kB', 'Next to a Button, it adds 0.3 kB with gzip.'],
    [CHINESE, '打包体积：27.0 kB', '如果应用已经用了 Button，gzip 压缩后会增加 0.3 kB。'],
  ])('%s says what importing the main component costs', async (path, summary, details) => {
    const text = toString(await run({ components: ['Table', 'TableRow'] }, { path }));
    expect(text).toContain(summary);
    expect(text).toContain(details);
    // What isn't recorded has no entry.
    expect(toString(await run({ components: ['Button'] }, { path }))).not.toContain(summary);
  });

  test.each([
    ['documents no component', {}, SOURCE],
    ['has no description', { components: ['Button'] }, '# Page\n\nText.\n'],
  ])('that %s does not change', async (_what, frontMatter, source) => {
    expect(linksOf(await run(frontMatter, { source }))).toEqual([]);
  });

  test('fails with the field and the fix', async () => {
    await expect(run({ components: ['Button'], waiAria: 'w3.org' })).rejects.toMatchObject({
      reason: '"waiAria" is "w3.org". Write a URL that starts with https://.',
      file: PAGE,
    });
  });
});

describe('the recorded sizes', () => {
  test('are smaller next to a Button, which shares most code, and only components have them', () => {
    const table = readImportSize(ROOT, '@mui/material', 'Table');
    expect(table?.addedToButton).toBeLessThan((table?.gzip ?? 0) / 10);
    expect(readImportSize(ROOT, '@mui/material', 'Button')).not.toHaveProperty('addedToButton');
    expect(readImportSize(ROOT, '@mui/material', 'useMediaQuery')).toBeUndefined();
    expect(readImportSize(ROOT, '@mui/icons-material', 'Home')).toBeUndefined();
  });

  test('of another release are an error that says how to update them', async () => {
    const manifest = 'node_modules/@mui/joy/package.json';
    const sizes = JSON.parse(fs.readFileSync(IMPORT_SIZES, 'utf8')) as ImportSizes;
    const old = { ...sizes, '@mui/joy': { version: '5.0.0-beta.1', components: {} } };
    const site = await temporaryFolder({
      'package.json': fs.readFileSync('package.json', 'utf8'),
      [manifest]: fs.readFileSync(manifest, 'utf8'),
      [IMPORT_SIZES]: JSON.stringify(old),
    });
    expect(() => readImportSize(site, '@mui/joy', 'Button')).toThrow(
      /has the sizes of @mui\/joy 5\.0\.0-beta\.1, and .+ is installed\. Run npm run record -- import-sizes\./,
    );
  });
});
