import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { syntaxError } from './syntaxError';

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
