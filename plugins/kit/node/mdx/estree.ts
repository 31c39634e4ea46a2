import { parse } from 'acorn';
import type { Program } from 'estree';
import type {
  MdxJsxAttribute,
  MdxjsEsm,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';

const programOf = (code: string) =>
  parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program;

/** Creates `name="value"` for an MDX element. */
export function stringAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** Creates `name`, which is `true`, for an MDX element. */
export function booleanAttribute(name: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: null };
}

/** Creates `name={object["property"]}` for an MDX element. The property may be any text. */
export function memberAttribute(name: string, object: string, property: string): MdxJsxAttribute {
  const value = `${object}[${JSON.stringify(property)}]`;
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: { estree: programOf(value) },
    },
  };
}

/** Creates `import local from 'source'` for an MDX module. */
export function defaultImport(local: string, source: string): MdxjsEsm {
  const value = `import ${local} from '${source}';`;
  return { type: 'mdxjsEsm', value, data: { estree: programOf(value) } };
}

/** Returns the text of an element's attribute; undefined if it has none, or an expression. */
export function textAttribute(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}
