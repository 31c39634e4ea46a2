import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import type { Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { remarkTableNames } from '../../../node/tables/remarkTableNames';

const TABLE = '| Key | Effect |\n| :-- | :-- |\n| Tab | Moves focus |';

/** The attributes of each table of a page. In the order of the site's config: headings have ids first. */
async function attributesOf(...blocks: string[]): Promise<unknown[]> {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(blocks.join('\n\n'));
  const named = await unified()
    .use([[headings, { anchorsMaintainCase: false }], remarkTableNames])
    .run(tree);
  const found: unknown[] = [];
  visit(named, 'table', ({ data }: Table) => {
    found.push((data as { hProperties?: unknown } | undefined)?.hProperties);
  });
  return found;
}

test('a table is named after the heading of its section', async () => {
  expect(
    await attributesOf('# Button', '## Sizes', 'Three sizes.', TABLE, '### Key *names*', TABLE),
  ).toEqual([{ 'aria-labelledby': 'sizes' }, { 'aria-labelledby': 'key-names' }]);
});

test('a second table of a section has a name of its own', async () => {
  expect(await attributesOf('## Keys of `Tabs`', TABLE, 'And:', TABLE)).toEqual([
    { 'aria-labelledby': 'keys-of-tabs' },
    { 'aria-label': 'Keys of Tabs (2)' },
  ]);
});

test('a table above the first section has the name of the page, whose title has no anchor', async () => {
  expect(await attributesOf('# Transitions', TABLE)).toEqual([{ 'aria-label': 'Transitions' }]);
});

test('without a heading before it, there is nothing to name it after', async () => {
  expect(await attributesOf(TABLE, '## Sizes')).toEqual([undefined]);
});
