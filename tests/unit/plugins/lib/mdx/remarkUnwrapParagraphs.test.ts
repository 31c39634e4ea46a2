import { remarkUnwrapParagraphs } from '../../../../../plugins/lib/mdx/remarkUnwrapParagraphs';
import { runRemark } from '../../../../helpers/mdx';

/** The kinds of what the first element of the page holds. */
async function childrenOf(source: string): Promise<string[]> {
  const [first] = (await runRemark(source, [remarkUnwrapParagraphs])).children;
  return first && 'children' in first ? first.children.map(({ type }) => type) : [];
}

test('takes the paragraph out of a <p> that is written over several lines', async () => {
  expect(await childrenOf('<p className="description">\n  Text and `code`\n</p>')).toEqual([
    'text',
    'inlineCode',
  ]);
});

test('leaves a <p> of several paragraphs as it is', async () => {
  expect(await childrenOf('<p>\n  One.\n\n  Two.\n</p>')).toEqual(['paragraph', 'paragraph']);
});

test('leaves an empty <p> and a <p> of something else as they are', async () => {
  expect(await childrenOf('<p>\n</p>')).toEqual([]);
  expect(await childrenOf('<p>\n  - item\n</p>')).toEqual(['list']);
});

test('leaves other elements as they are', async () => {
  expect(await childrenOf('<div>\n  Text.\n</div>')).toEqual(['paragraph']);
});

test('finds a <p> inside another element', async () => {
  const tree = await runRemark('<div>\n  <p>\n    Text.\n  </p>\n</div>', [remarkUnwrapParagraphs]);
  expect(tree.children[0]).toMatchObject({
    name: 'div',
    children: [{ name: 'p', children: [{ type: 'text', value: 'Text.' }] }],
  });
});
