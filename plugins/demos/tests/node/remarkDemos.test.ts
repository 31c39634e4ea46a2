import { remarkDemos } from '../../node/remarkDemos';
import { elementsOf, runRemark } from '../../../../tests/helpers/mdx';

const PAGE = '/site/docs/ui/page/page.mdx';

const run = (source: string, path = PAGE) =>
  runRemark(source, [[remarkDemos, { siteDir: '/site' }]], path);

test('passes each demo its descriptor, and imports the page’s descriptors once', async () => {
  const tree = await run('# Page\n\n<Demo bg="inline" name="One" />\n\n- <Demo name="Two" />\n');
  expect(elementsOf(tree)).toEqual([
    { name: 'Demo', attributes: { bg: 'inline', name: 'One', demo: '{pageDemos["One"]}' } },
    { name: 'Demo', attributes: { name: 'Two', demo: '{pageDemos["Two"]}' } },
  ]);
  expect(tree.children.filter(({ type }) => type === 'mdxjsEsm')).toEqual([
    expect.objectContaining({
      value: "import pageDemos from '@generated/demos/default/pages/ui--page.js';",
    }),
  ]);
  expect(tree.children[0]?.type).toBe('mdxjsEsm');
});

test('does not change pages without demos, in any folder', async () => {
  const tree = await run('# Page\n\n<Other name="One" />', '/site/src/pages/about.mdx');
  expect(elementsOf(tree)).toEqual([{ name: 'Other', attributes: { name: 'One' } }]);
  expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'mdxJsxFlowElement']);
});

test.each(['<Demo />', '<Demo name />', '<Demo name={One} />', '<Demo {...one} />'])(
  'refuses %s, naming file and line',
  async (demo) => {
    await expect(run(`# Page\n\n${demo}`)).rejects.toMatchObject({
      reason: '<Demo> needs a name: <Demo name="BasicButtons" />',
      file: PAGE,
      line: 3,
    });
  },
);

test('rejects demos outside the pages of a product', async () => {
  await expect(run('<Demo name="One" />', '/site/src/pages/about.mdx')).rejects.toMatchObject({
    reason: '<Demo> can only be used on pages of docs/<product>/ and their translations.',
    file: '/site/src/pages/about.mdx',
  });
});
