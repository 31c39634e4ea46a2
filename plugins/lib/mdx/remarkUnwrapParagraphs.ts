import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Remark plugin: `<p>` written over several lines holds a Markdown paragraph, which would become a
 * second `<p>` inside it. Browsers close the outer one there, and hydration fails. The inner one
 * is taken out.
 */
export function remarkUnwrapParagraphs() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const [only, ...others] = node.children;
      if (node.name === 'p' && only?.type === 'paragraph' && others.length === 0) {
        // A flow element may hold phrasing content here: it is what `<p>` takes.
        node.children = only.children as unknown as typeof node.children;
      }
    });
  };
}
