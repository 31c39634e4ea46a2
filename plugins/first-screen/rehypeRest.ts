import type { Root, RootContent } from 'hast';

/** Blocks that fill a screen: title, intro, and a section or two with a demo. */
const FIRST_SCREEN = 12;

const isBlock = ({ type }: RootContent) => type === 'element' || type === 'mdxJsxFlowElement';
const isModule = ({ type }: RootContent) => type === 'mdxjsEsm';

/**
 * Rehype plugin: puts what follows a page's first screen into `<Rest>` (src/first-screen), which
 * leaves it for a second step when a reader comes by a link. Imports and exports stay outside, as MDX
 * wants them.
 */
export function rehypeRest() {
  return (tree: Root): void => {
    const last = tree.children.filter(isBlock)[FIRST_SCREEN];
    if (!last) {
      return;
    }
    const start = tree.children.indexOf(last);
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
