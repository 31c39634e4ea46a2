import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { RESERVED_IDS } from '@component-docs/static-pages/shared/siteIds';
import { anchorOf } from '@component-docs/translation-drift/node/splitSections';

function idOfElement({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): unknown {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
  );
  return typeof found?.value === 'object'
    ? found.value?.value.replace(/^['"`]|['"`]$/g, '')
    : found?.value;
}

/**
 * Remark plugin: fails the page, with file and line, when a heading or an element has an id by which
 * the site finds one of its elements. It runs after Docusaurus has given headings their ids.
 */
export function remarkReservedIds() {
  return (tree: Root, file: VFile): void => {
    const check = (id: unknown, node: Nodes, fix: string) => {
      if (RESERVED_IDS.includes(String(id))) {
        file.fail(
          `The id "${String(id)}" belongs to the site itself (plugins/static-pages/shared/siteIds.ts). ${fix}`,
          node,
        );
      }
    };
    visit(tree, (node) => {
      if (node.type === 'heading') {
        const id = (node.data as { hProperties?: { id?: unknown } } | undefined)?.hProperties?.id;
        check(id, node, `Write an anchor behind the heading: {/* #${String(id)}-section */}.`);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        check(idOfElement(node), node, 'Choose another one.');
      }
    });
  };
}

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
