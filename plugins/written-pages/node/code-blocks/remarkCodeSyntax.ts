import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import ts from 'typescript';

/** The languages whose code is checked. */
const CHECKED = ['js', 'jsx', 'ts', 'tsx'] as const;

/** A place where code can't be parsed. */
interface SyntaxProblem {
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

const FIX =
  'Close every tag, and complete parts of code: attributes on an element, properties in an object. For code that must stay incomplete, use the language "plain".';

function describeProblem(fence: Code): { line: number; text: string } | undefined {
  const problem = syntaxError(fence.value, fence.lang ?? '');
  if (!problem) {
    return undefined;
  }
  // The code begins in the line after the one with the language.
  const line = (fence.position?.start.line ?? 0) + problem.line;
  return { line, text: `Line ${line}: ${problem.message}` };
}

/**
 * Remark plugin: fails the page when code in a fence doesn't parse, with the line and the message of
 * each such fence. Diffs aren't checked, because they mix two states of the code. It runs before
 * `remarkCodeBlocks`, which replaces the fences.
 */
export function remarkCodeSyntax() {
  return (tree: Root, file: VFile): void => {
    const fences: Code[] = [];
    visit(tree, 'code', (node) => {
      fences.push(node);
    });
    const problems = fences.flatMap((fence) => describeProblem(fence) ?? []);
    const [first] = problems;
    if (first) {
      const list = problems.map(({ text }) => text).join('\n');
      file.fail(`The code doesn't parse.\n${list}\n${FIX}`, { line: first.line, column: 1 });
    }
  };
}
