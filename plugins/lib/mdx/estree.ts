import type { Program } from 'estree';
import type { MdxFlowExpression, MdxJsxAttribute, MdxjsEsm } from 'mdast-util-mdx';

function program(body: Program['body']): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body };
}

/** `name="value"` on an MDX element. */
export function stringAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** `{"value"}` between MDX elements: text as it stands, with no Markdown in it. */
export function textExpression(text: string): MdxFlowExpression {
  const value = JSON.stringify(text);
  return {
    type: 'mdxFlowExpression',
    value,
    data: {
      estree: program([
        { type: 'ExpressionStatement', expression: { type: 'Literal', value: text, raw: value } },
      ]),
    },
  };
}

/** `name={object["property"]}` on an MDX element: the property may be any text. */
export function memberAttribute(name: string, object: string, property: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `${object}[${JSON.stringify(property)}]`,
      data: {
        estree: program([
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'MemberExpression',
              object: { type: 'Identifier', name: object },
              property: { type: 'Literal', value: property, raw: JSON.stringify(property) },
              computed: true,
              optional: false,
            },
          },
        ]),
      },
    },
  };
}

/** `import local from "source"` at the top of an MDX module. */
export function defaultImport(local: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${local} from '${source}';`,
    data: {
      estree: program([
        {
          type: 'ImportDeclaration',
          specifiers: [
            { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } },
          ],
          source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
          attributes: [],
        },
      ]),
    },
  };
}
