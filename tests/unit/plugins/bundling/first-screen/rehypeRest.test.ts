import type { Element, Root, RootContent } from 'hast';
import { rehypeRest } from '../../../../../plugins/bundling/first-screen/rehypeRest';

const block = (tagName: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});
const demo: RootContent = { type: 'mdxJsxFlowElement', name: 'Demo', attributes: [], children: [] };
const newline: RootContent = { type: 'text', value: '\n' };
const esm: RootContent = { type: 'mdxjsEsm', value: 'export const a = 1;' };

/** What a page's children become: names of elements, types of all else. */
function rest(children: RootContent[]): string[] {
  const tree: Root = { type: 'root', children };
  rehypeRest()(tree);
  const nameOf = (node: RootContent): string => {
    if (node.type === 'mdxJsxFlowElement') {
      return `<${node.name}>${node.children.map((child) => nameOf(child)).join()}</>`;
    }
    return node.type === 'element' ? node.tagName : node.type;
  };
  return tree.children.map(nameOf);
}

const screen = Array.from({ length: 6 }, (_, index) => block(`b${index}`));
const names = screen.map(({ tagName }) => tagName);

test('a page of one screen stays as it is', () => {
  expect(rest([esm, ...screen, newline])).toEqual(['mdxjsEsm', ...names, 'text']);
});

test('what follows the first screen is put aside, with the text between', () => {
  expect(rest([...screen, newline, block('h2'), newline, block('p')])).toEqual([
    ...names,
    'text',
    '<Rest>h2,text,p</>',
  ]);
});

test('imports and exports stay at the top level', () => {
  expect(rest([...screen, block('h2'), esm, block('p')])).toEqual([
    ...names,
    'mdxjsEsm',
    '<Rest>h2,p</>',
  ]);
});

test('a demo and a listing take more room than a paragraph', () => {
  expect(rest([block('h1'), demo, block('p'), block('p')])).toEqual([
    'h1',
    '<Demo></>',
    'p',
    '<Rest>p</>',
  ]);
  expect(rest(['h1', 'p', 'p', 'pre', 'pre', 'p'].map(block))).toEqual([
    'h1',
    'p',
    'p',
    'pre',
    '<Rest>pre,p</>',
  ]);
});

test('what does not fit is not begun', () => {
  expect(rest([...['h1', 'p', 'h2', 'p'].map(block), demo, block('p')])).toEqual([
    'h1',
    'p',
    'h2',
    'p',
    '<Rest><Demo></>,p</>',
  ]);
});
