import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { compilerOptions, createProgram } from '@component-docs/demos/node/compiler/createProgram';
import { titledCode } from '../../../../../helpers/titledCode';
import { failures } from './failures';

const SITE = process.cwd();
const PAGES = [
  'docs/material-ui/guides/typescript/typescript.mdx',
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/guides/typescript/typescript.mdx',
].map((file) => fs.readFileSync(file, 'utf8'));
const options = compilerOptions(SITE);

/** Returns the messages of each text, compiled together. */
function compile(texts: Readonly<Record<string, string>>): Record<string, string[]> {
  const files = new Map(
    Object.entries(texts).map(([name, text]) => [path.join(SITE, 'docs/snippets', name), text]),
  );
  const program = createProgram([...files.keys()], options, files);
  return Object.fromEntries(
    Object.keys(texts).map((name) => {
      const source = program.getSourceFile(path.join(SITE, 'docs/snippets', name));
      const found = source
        ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        : [];
      return [
        name,
        found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
      ];
    }),
  );
}

test('every example compiles, and is the same in both languages', async () => {
  const [english = {}, chinese] = await Promise.all(PAGES.map(titledCode));
  expect(chinese).toEqual(english);
  expect(Object.values(compile(english)).flat()).toEqual([]);
  expect(Object.keys(english).length).toBeGreaterThan(5);
});

describe('common errors', () => {
  const messages = compile(
    Object.fromEntries(failures.map(([, code], index) => [`failure${index}.tsx`, code])),
  );

  it.each(failures)('%s', (message, code) => {
    const index = failures.findIndex(([, each]) => each === code);
    expect(messages[`failure${index}.tsx`]?.join('\n')).toContain(message);
    for (const page of PAGES) {
      expect(page).toContain(`\`${message.replaceAll('|', '\\|')}\``);
    }
  });
});
