import type { Root, RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkPageContents } from '../../../node/page-contents/remarkPageContents';

const DESCRIPTION = '<p className="description">\n  Buttons let users act.\n</p>';

/** A short name of a node: the element's name, or the type. */
const nameOf = (node: RootContent) => (node.type === 'mdxJsxFlowElement' ? node.name : node.type);

/** The names of the nodes after the plugin ran. */
function namesAfter(tree: Root): unknown[] {
  remarkPageContents()(tree);
  return tree.children.map(nameOf);
}

const parse = (...blocks: string[]): Root =>
  unified().use(remarkParse).use(remarkMdx).parse(blocks.join('\n\n'));

test('the contents are below the title and the description', () => {
  expect(namesAfter(parse('# Button', DESCRIPTION, '## Sizes'))).toEqual([
    'heading',
    'p',
    'PageContents',
    'heading',
  ]);
});

test('the links of a component page are part of the introduction, but no other list is', () => {
  const page = (className: string) => {
    const tree = parse('# Button', DESCRIPTION, '- Source', '## Sizes');
    tree.children[2]!.data = { hProperties: { className: [className] } };
    return tree;
  };
  expect(namesAfter(page('component-links'))[3]).toBe('PageContents');
  expect(namesAfter(page('task-list'))[2]).toBe('PageContents');
});

test('the title may be in the header that Docusaurus adds, and imports may precede it', () => {
  const tree = parse("import '../a'", '<header>\n\n# Button\n\n</header>', 'Text', '## Sizes');
  expect(namesAfter(tree)[2]).toBe('PageContents');
});

test('a text between the title and the description ends the introduction', () => {
  expect(namesAfter(parse('# Button', 'Text', DESCRIPTION))[1]).toBe('PageContents');
});

test('a page whose title is rendered above it, and an empty one, start with the contents', () => {
  expect(namesAfter(parse('Text', '## Sizes'))[0]).toBe('PageContents');
  expect(namesAfter(parse(''))).toEqual(['PageContents']);
});
