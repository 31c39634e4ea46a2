import type { Program } from 'estree';
import type { MdxJsxAttribute, MdxjsEsm } from 'mdast-util-mdx';

function program(body: Program['body']): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body };
}

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

/** Creates `import local from "source"` for an MDX module. */
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
