import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { TOOLS } from '../tools';
import { defaultImport } from '@component-docs/kit/node/mdx/estree';

const TOOL_NAMES = Object.keys(TOOLS);

/** The elements for pages about customization, and the modules that export them. */
const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['CustomizationTool', '@site/src/customization/CustomizationTool'],
  ['ColorTable', '@site/src/customization/color/ColorTable'],
]);

/**
 * Remark plugin: imports the elements for pages about customization into the pages that use them.
 * If they were in `src/theme/MDXComponents`, every page would download them.
 */
export function remarkCustomization() {
  return (tree: Root, file: VFile): void => {
    const found = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'CustomizationTool') {
        const name = node.attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
        )?.value;
        if (typeof name !== 'string' || !TOOL_NAMES.includes(name)) {
          file.fail(
            `<CustomizationTool> needs the name of a tool: ${TOOL_NAMES.join(', ')}.`,
            node,
          );
        }
      }
      if (node.name && ELEMENTS.has(node.name)) {
        found.add(node.name);
      }
    });
    ELEMENTS.forEach((source, name) => {
      if (found.has(name)) {
        tree.children.unshift(defaultImport(name, source));
      }
    });
  };
}
