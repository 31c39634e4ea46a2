import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { stringAttribute } from '@component-docs/kit/node/mdx/estree';

/**
 * Remark plugin: tells every `<Playground component="…">` the product that its page belongs to. The
 * playgrounds plugin has already checked that the product has the component.
 */
export function remarkPlaygrounds({ product }: { product: string }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'Playground') {
        file.fail(
          '<Playground> cannot be used inside a sentence: put it on a line of its own.',
          node,
        );
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Playground') {
        const component = node.attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'component',
        );
        if (typeof component?.value !== 'string') {
          file.fail('<Playground> needs a component: <Playground component="Button" />', node);
        }
        node.attributes.push(stringAttribute('product', product));
      }
    });
  };
}
