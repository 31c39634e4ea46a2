import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Remark plugin: removes the Markdown paragraph inside a `<p>` that is written over several lines.
 * It would become a second `<p>`, before which browsers close the outer one, so that hydration
 * fails.
 */
export function remarkUnwrapParagraphs() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const [only, ...others] = node.children;
      if (node.name === 'p' && only?.type === 'paragraph' && others.length === 0) {
        // The types allow no phrasing content in a flow element, but `<p>` requires it.
        node.children = only.children as unknown as typeof node.children;
      }
    });
  };
}
