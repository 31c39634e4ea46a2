import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { PluggableList } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';

/** Parses MDX the way Docusaurus does. */
export const parseMdx = (file: string | VFile): Root =>
  unified().use(remarkParse).use(remarkMdx).use(remarkDirective).parse(file);

/** Parses MDX and runs plugins on the tree. */
export async function runRemark(
  value: string,
  plugins: PluggableList,
  path = '/site/docs/page.mdx',
): Promise<Root> {
  const file = new VFile({ path, value });
  return unified().use(plugins).run(parseMdx(file), file) as Promise<Root>;
}

export interface Element {
  name: string | null;
  /** Attributes by name; an expression has the form `{code}`. */
  attributes: Record<string, string>;
}

function describeElement({ name, attributes }: MdxJsxFlowElement): Element {
  const entries = attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [`{${attribute.value}}`, ''];
    }
    const { value } = attribute;
    return [attribute.name, typeof value === 'object' && value ? `{${value.value}}` : value];
  });
  return { name, attributes: Object.fromEntries(entries) as Record<string, string> };
}

/** Returns every block-level JSX element of a tree, outer elements before inner ones. */
export function elementsOf(tree: Root): Element[] {
  const elements: Element[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    elements.push(describeElement(node));
  });
  return elements;
}
