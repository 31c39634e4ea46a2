import { toJs } from 'estree-util-to-js';
import { defaultImport, memberAttribute, stringAttribute } from '../../../node/mdx/estree';

test('creates a string attribute', () => {
  expect(stringAttribute('title', 'a "b" <c>')).toEqual({
    type: 'mdxJsxAttribute',
    name: 'title',
    value: 'a "b" <c>',
  });
});

test('creates an expression attribute whose program matches its text', () => {
  const { value, ...attribute } = memberAttribute('demo', 'pageDemos', 'BasicButtons');
  expect(attribute).toEqual({ type: 'mdxJsxAttribute', name: 'demo' });
  if (typeof value !== 'object' || !value?.data?.estree) {
    throw new Error('The attribute has no program.');
  }
  expect(value.type).toBe('mdxJsxAttributeValueExpression');
  expect(value.value).toBe('pageDemos["BasicButtons"]');
  expect(toJs(value.data.estree).value).toBe('pageDemos["BasicButtons"];\n');
});

test('creates an import whose program matches its text', () => {
  const { data, ...node } = defaultImport('pageDemos', '@generated/demos/page.js');
  expect(node).toEqual({
    type: 'mdxjsEsm',
    value: "import pageDemos from '@generated/demos/page.js';",
  });
  if (!data?.estree) {
    throw new Error('The import has no program.');
  }
  expect(data.estree).toMatchObject({
    sourceType: 'module',
    body: [
      {
        specifiers: [{ local: { type: 'Identifier', name: 'pageDemos' } }],
        source: { type: 'Literal', value: '@generated/demos/page.js' },
      },
    ],
  });
  expect(toJs(data.estree).value).toBe("import pageDemos from '@generated/demos/page.js';\n");
});
