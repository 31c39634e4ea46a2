import { remarkUnwrapParagraphs } from '../../../node/mdx/remarkUnwrapParagraphs';
import { runRemark } from '../../../../../tests/helpers/mdx';

/** Returns the types of the first element's children. */
async function childrenOf(source: string): Promise<string[]> {
  const [first] = (await runRemark(source, [remarkUnwrapParagraphs])).children;
  return first && 'children' in first ? first.children.map(({ type }) => type) : [];
}

test('unwraps the paragraph in a <p> that is written over several lines', async () => {
  expect(await childrenOf('<p className="description">\n  Text and `code`\n</p>')).toEqual([
    'text',
    'inlineCode',
  ]);
});

test('does not change a <p> with several paragraphs', async () => {
  expect(await childrenOf('<p>\n  One.\n\n  Two.\n</p>')).toEqual(['paragraph', 'paragraph']);
});

test('does not change an empty <p> or a <p> with other content', async () => {
  expect(await childrenOf('<p>\n</p>')).toEqual([]);
  expect(await childrenOf('<p>\n  - item\n</p>')).toEqual(['list']);
});

test('does not change other elements', async () => {
  expect(await childrenOf('<div>\n  Text.\n</div>')).toEqual(['paragraph']);
});

test('unwraps the paragraph in a <p> inside another element', async () => {
  const tree = await runRemark('<div>\n  <p>\n    Text.\n  </p>\n</div>', [remarkUnwrapParagraphs]);
  expect(tree.children[0]).toMatchObject({
    name: 'div',
    children: [{ name: 'p', children: [{ type: 'text', value: 'Text.' }] }],
  });
});
