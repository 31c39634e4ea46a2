import type { Root } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { remarkApiLinks } from '../../../node/links/remarkApiLinks';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { runRemark } from '../../../../../tests/helpers/mdx';

const PAGE = '/site/docs/material-ui/page/page.mdx';
const SOURCE = '# Page\n\n## Section\n\nText.\n';
const [product] = PRODUCTS;

function run(frontMatter: object): Promise<Root> {
  // Docusaurus passes the front matter to remark plugins in the file's data.
  const withFrontMatter = () => (_tree: Root, file: { data: Record<string, unknown> }) => {
    file.data.frontMatter = frontMatter;
  };
  return runRemark(SOURCE, [withFrontMatter, [remarkApiLinks, { product }]], PAGE);
}

const textOf = (tree: Root) => unified().use(remarkStringify).stringify(tree);

test('adds a section of links at the end of a component page', async () => {
  expect(textOf(await run({ components: ['Button', 'IconButton'] }))).toBe(
    `${SOURCE}\n## API\n\n* [\`Button\`](/material-ui/api/button)\n* [\`IconButton\`](/material-ui/api/icon-button)\n`,
  );
});

test('does not change any other page', async () => {
  expect(textOf(await run({ title: 'Installation' }))).toBe(SOURCE);
});

test('fails the page when a hook has no API page', async () => {
  await expect(run({ hooks: ['useMagic'] })).rejects.toMatchObject({
    reason: expect.stringContaining('hook "useMagic" has no API page.') as string,
    file: PAGE,
  });
});
