import type { Root, RootContent } from 'hast';

/** What tells the reader that the page is there: its title and intro, in blocks as tall as a paragraph. */
const FIRST_SCREEN = 6;

/** How many paragraphs a block is as tall as, and about as long in the making. */
const WEIGHTS: Readonly<Record<string, number>> = { Demo: 4, pre: 2, table: 3 };

const isBlock = ({ type }: RootContent) => type === 'element' || type === 'mdxJsxFlowElement';
const weightOf = (node: RootContent): number =>
  WEIGHTS[(node.type === 'element' ? node.tagName : 'name' in node && node.name) || ''] ?? 1;
const isModule = ({ type }: RootContent) => type === 'mdxjsEsm';

/**
 * Rehype plugin: puts what follows a page's first screen into `<Rest>` (src/runtime/first-screen), which
 * leaves it for a second step when a reader comes by a link. Imports and exports stay outside, as MDX
 * wants them.
 */
export function rehypeRest() {
  return (tree: Root): void => {
    let room = FIRST_SCREEN;
    const start = tree.children.findIndex((node) => {
      room -= isBlock(node) ? weightOf(node) : 0;
      return room < 0;
    });
    if (start < 0) {
      return;
    }
    const following = tree.children.slice(start);
    tree.children = [
      ...tree.children.slice(0, start),
      ...following.filter(isModule),
      {
        type: 'mdxJsxFlowElement',
        name: 'Rest',
        attributes: [],
        // Text and elements: only the document itself has other children.
        children: following.filter((node) => !isModule(node)) as [],
      },
    ];
  };
}
