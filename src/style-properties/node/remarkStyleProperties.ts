import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { defaultImport, stringAttribute } from '@component-docs/kit/node/mdx/estree';
import { describeProperty } from './describeProperty';
import type { PropertyAttributes } from './describeProperty';

const TAG = 'StyleProperty';

/** Returns the attributes of a `<StyleProperty>`. Those that aren't text are left out. */
function attributesOf({ attributes }: Pick<MdxJsxFlowElement, 'attributes'>): PropertyAttributes {
  return new Map(
    attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** Converts a property that readers can try to the CSS of its values, for Markdown. */
export function propertyAsCode(element: Pick<MdxJsxFlowElement, 'attributes'>): Code[] {
  const values = describeProperty(attributesOf(element)).model?.values ?? [];
  const value = values.map(({ sx, css }) => `/* ${sx} */\n${css}`).join('\n\n');
  return [{ type: 'code', lang: 'css', value }];
}

/**
 * Remark plugin: adds the CSS of its values to every `<StyleProperty name="…" values="…">`, as the installed
 * MUI System generates it, and imports the element into the pages that use it.
 */
export function remarkStyleProperties() {
  return (tree: Root, file: VFile): void => {
    const names = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== TAG) {
        return;
      }
      const { model, problem } = describeProperty(attributesOf(node));
      if (!model) {
        file.fail(problem, node);
      }
      if (names.has(model.name)) {
        file.fail(`<StyleProperty name="${model.name}"> is on the page twice. Remove one.`, node);
      }
      names.add(model.name);
      node.attributes = [stringAttribute('model', JSON.stringify(model))];
    });
    if (names.size > 0) {
      tree.children.unshift(defaultImport(TAG, '@site/src/style-properties/StyleProperty'));
    }
  };
}
