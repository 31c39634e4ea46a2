import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { anchorOf } from '@component-docs/translation-drift/node/splitSections';

/**
 * Remark plugin: fails the page, with file and line, on a heading with the anchor of an earlier one: links lead to the
 * first. It runs after Docusaurus has given headings their anchors.
 */
export function remarkAnchors() {
  return (tree: Root, file: VFile): void => {
    const lines = new Map<string, number>();
    visit(tree, 'heading', (node) => {
      // The title of a page is printed without its anchor.
      if (node.depth === 1) {
        return;
      }
      const anchor = anchorOf(node);
      const line = node.position?.start.line ?? 1;
      const earlier = lines.get(anchor);
      if (anchor !== '' && earlier !== undefined) {
        file.fail(
          `the heading in line ${earlier} has the anchor #${anchor}, too. Write another one behind this heading: {/* #${anchor}-2 */}.`,
          node,
        );
      }
      lines.set(anchor, earlier ?? line);
    });
  };
}
