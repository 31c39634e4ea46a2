import transformAdmonitions from '@docusaurus/mdx-loader/lib/remark/admonitions';
import { visit } from 'unist-util-visit';
import { CALLOUT_KINDS, remarkCallouts } from '../../../node/page-faults/remarkElements';
import { runRemark } from '../../../../../tests/helpers/mdx';

/**
 * The plugins in the order of the site's config: Docusaurus' own, with our kinds only, runs first.
 */
const run = (source: string) =>
  runRemark(source, [
    [transformAdmonitions, { keywords: [...CALLOUT_KINDS], extendDefaults: false }],
    remarkCallouts,
  ]);

test.each(CALLOUT_KINDS)('accepts :::%s', async (kind) => {
  const names: unknown[] = [];
  visit(await run(`:::${kind}[Title]\nText.\n:::`), 'containerDirective', (node) => {
    names.push(node.data?.hName);
  });
  expect(names).toEqual(['admonition']);
});

test.each(['note', 'tip', 'danger', 'caution', 'infos', 'Info'])(
  'fails for :::%s, with file and line',
  async (kind) => {
    await expect(run(`# Page\n\n:::${kind}\nText.\n:::`)).rejects.toMatchObject({
      reason: `":::${kind}" isn't a kind of callout. Use one of: info, success, warning, error.`,
      file: '/site/docs/page.mdx',
      line: 3,
    });
  },
);

test('checks callouts inside callouts', async () => {
  await expect(run('::::info\n:::tip\nText.\n:::\n::::')).rejects.toMatchObject({
    reason: '":::tip" isn\'t a kind of callout. Use one of: info, success, warning, error.',
    line: 2,
  });
});

test('does not change text with colons', async () => {
  const tree = await run('At 10:30 use `:::tip`, or a::b.');
  expect(tree.children.map(({ type }) => type)).toEqual(['paragraph']);
});
