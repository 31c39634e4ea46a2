import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { defaultImport, stringAttribute } from '../lib/mdx/estree';
import { describeProperty } from './describeProperty';
import type { PropertyAttributes } from './describeProperty';

const TAG = 'StyleProperty';

/** Returns the attributes of a `<StyleProperty>`. Those that aren't text are left out. */
export function attributesOf({
  attributes,
}: Pick<MdxJsxFlowElement, 'attributes'>): PropertyAttributes {
  return new Map(
    attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/**
 * Remark plugin: passes to every `<StyleProperty name="…" values="…">` what the installed MUI System does
 * with these values, and imports the element into the pages that use it.
 */
export function remarkStyleProperties() {
  return (tree: Root, file: VFile): void => {
    let found = false;
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== TAG) {
        return;
      }
      const { model, problem } = describeProperty(attributesOf(node));
      if (!model) {
        file.fail(problem, node);
      }
      found = true;
      node.attributes = [stringAttribute('model', JSON.stringify(model))];
    });
    if (found) {
      tree.children.unshift(defaultImport(TAG, '@site/src/style-properties/StyleProperty'));
    }
  };
}
