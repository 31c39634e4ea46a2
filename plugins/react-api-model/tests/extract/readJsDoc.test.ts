import ts from 'typescript';
import { readJsDoc } from '../../extract/readJsDoc';

function defaultIn(comment: string): string | undefined {
  const text = `interface A {\n/** ${comment} */\na: string;\n}`;
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ES2022, true);
  const [declaration] = source.statements.filter(ts.isInterfaceDeclaration);
  const member = declaration?.members[0];
  return member && readJsDoc(member).default;
}

test.each([
  ['@default `[]`', '[]'],
  ['@default []', '[]'],
  ['@default `true` on phones, `false` elsewhere', '`true` on phones, `false` elsewhere'],
  ['No default.', undefined],
])('the default of "%s" is %s', (comment, expected) => {
  expect(defaultIn(comment)).toBe(expected);
});
