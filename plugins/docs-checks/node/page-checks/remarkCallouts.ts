import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** The kinds of callouts that pages can use. */
export const CALLOUT_KINDS = ['info', 'success', 'warning', 'error'] as const;

/**
 * Remark plugin: fails the page, with file and line, on a `:::` callout of an unknown kind. It runs
 * after Docusaurus has converted known callouts to elements, so any that are left are unknown.
 */
export function remarkCallouts() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'containerDirective' && !node.data?.hName) {
        file.fail(
          `":::${node.name}" isn't a kind of callout. Use one of: ${CALLOUT_KINDS.join(', ')}.`,
          node,
        );
      }
    });
  };
}
