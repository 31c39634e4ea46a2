import ts from 'typescript';

/** The languages whose code is checked. */
const CHECKED = ['js', 'jsx', 'ts', 'tsx'] as const;

/** A place where code can't be parsed. */
export interface SyntaxProblem {
  /** From 1. */
  line: number;
  message: string;
}

/**
 * Returns the first syntax error of a snippet, or undefined if it parses or its language isn't
 * checked. The errors after the first mostly follow from it.
 *
 * @param language the language of a fence, as it is written
 */
export function syntaxError(code: string, language: string): SyntaxProblem | undefined {
  if (!CHECKED.some((checked) => checked === language)) {
    return undefined;
  }
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: `snippet.${language}`,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
  });
  const [first] = diagnostics;
  return (
    first && {
      line: code.slice(0, first.start).split('\n').length,
      message: ts.flattenDiagnosticMessageText(first.messageText, ' '),
    }
  );
}
