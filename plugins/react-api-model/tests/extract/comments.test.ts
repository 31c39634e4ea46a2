import ts from 'typescript';
import { readJsDoc, readPlan } from '../../extract/readJsDoc';

test.each([
  ['@default `[]`', '[]'],
  ['@default []', '[]'],
  ['@default `true` on phones, `false` elsewhere', '`true` on phones, `false` elsewhere'],
  ['No default.', undefined],
])('the default of "%s" is %s', (comment, expected) => {
  const text = `interface A {\n/** ${comment} */\na: string;\n}`;
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ES2022, true);
  const [declaration] = source.statements.filter(ts.isInterfaceDeclaration);
  const member = declaration?.members[0];
  expect(member && readJsDoc(member).default).toBe(expected);
});

test.each([
  ['If `false`, the menu items are left out.\nOnly available in DataGridPro.', 'pro'],
  ['The rows can be grouped (pro-plan only).\nOnly available in DataGridPremium.', 'premium'],
  ['The title of the column.', undefined],
  ['Only available in DataGridProX.', undefined],
])('%j', (description, plan) => {
  expect(readPlan(description)).toBe(plan);
});
