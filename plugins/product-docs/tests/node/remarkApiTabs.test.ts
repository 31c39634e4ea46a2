import type { Root } from 'mdast';
import { remarkApiTabs } from '../../node/apiTabs';
import { elementsOf, runRemark } from '../../../../tests/helpers/mdx';

const SOURCE = '# Button\n\nIntro.\n\n## Component\n\n<Demo name="One" />\n\n## Hook\n\nText.\n';

function run(frontMatter: object, source = SOURCE): Promise<Root> {
  const withFrontMatter = () => (_tree: Root, file: { data: Record<string, unknown> }) => {
    file.data.frontMatter = frontMatter;
  };
  return runRemark(source, [withFrontMatter, remarkApiTabs]);
}

test('wraps everything from the first section on in the tabs, but not the introduction', async () => {
  const tree = await run({ components: ['Button'], hooks: ['useButton'] });
  expect(tree.children.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'mdxJsxFlowElement',
  ]);
  expect(elementsOf(tree)).toEqual([
    { name: 'ApiTabs', attributes: { tabs: 'components-api hooks-api' } },
    { name: 'Demo', attributes: { name: 'One' } },
  ]);
});

test.each([
  [{ components: ['Button'] }, 'components-api'],
  [{ hooks: ['useButton'] }, 'hooks-api'],
])('adds the tabs for %j', async (frontMatter, tabs) => {
  expect(elementsOf(await run(frontMatter))[0]?.attributes).toEqual({ tabs });
});

test.each([
  ['documents nothing', {}, SOURCE],
  ['has no section', { components: ['Button'] }, '# Button\n\nIntro.\n'],
])('does not change a page that %s', async (_what, frontMatter, source) => {
  const tree = await run(frontMatter, source);
  expect(elementsOf(tree).map(({ name }) => name)).not.toContain('ApiTabs');
});
