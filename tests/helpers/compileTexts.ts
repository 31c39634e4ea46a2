import path from 'node:path';
import ts from 'typescript';
import { compilerOptions, createProgram } from '@component-docs/demos/node/compiler/createProgram';

const SITE = process.cwd();

/** Returns what the compiler says about texts of modules, by their names. Those in one folder can import each other. */
export function compileTexts(
  texts: Readonly<Record<string, string>>,
  options: ts.CompilerOptions = {},
): Record<string, string[]> {
  const fileOf = (name: string) => path.join(SITE, 'docs/snippets', name);
  const files = new Map(Object.entries(texts).map(([name, text]) => [fileOf(name), text]));
  const program = createProgram([...files.keys()], { ...compilerOptions(SITE), ...options }, files);
  const messagesOf = (name: string) => {
    const source = program.getSourceFile(fileOf(name));
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  };
  return Object.fromEntries(Object.keys(texts).map((name) => [name, messagesOf(name)]));
}

/** Returns all that the compiler says about texts, each message with the name of its module. */
export const problemsOf = (...args: Parameters<typeof compileTexts>): string[] =>
  Object.entries(compileTexts(...args)).flatMap(([name, messages]) =>
    messages.map((message) => `${name}: ${message}`),
  );
