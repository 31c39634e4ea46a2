import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** The kinds of callout that pages may use (behaviours §16). */
export const CALLOUT_KINDS = ['info', 'success', 'warning', 'error'] as const;

/**
 * Remark plugin: fails the page, with file and line, on a `:::` callout of an unknown kind. Runs
 * after Docusaurus has turned the known ones into elements, so that what is left is unknown.
 */
export function remarkCallouts() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'containerDirective' && !node.data?.hName) {
        file.fail(
          `":::${node.name}" is no kind of callout. Use one of: ${CALLOUT_KINDS.join(', ')}.`,
          node,
        );
      }
    });
  };
}
