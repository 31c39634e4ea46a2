import { logger } from '@docusaurus/logger';
import type { Compiler } from '@rspack/core';
import { errorOf } from '@component-docs/kit/node/errors/failWith';
import type { Findings } from '@component-docs/kit/node/errors/failWith';

/** Tells the bundler which files it has to compile again, as absolute paths. */
type Compile = (files: readonly string[]) => void;

interface Board {
  /** A message for each list, by who has found it. */
  messages: Map<string, readonly string[]>;
  compile: Compile;
}

/** Global, because Docusaurus loads this module separately for each plugin. */
const SHARED = Symbol.for('development.problems');
const shared = globalThis as { [SHARED]?: Board };
const board: Board = (shared[SHARED] ??= { messages: new Map(), compile: () => {} });

/** Sets how the bundler is told that it has to compile. */
export function setCompile(compile: Compile): void {
  board.compile = compile;
}

/**
 * Shows what somebody has found in place of what they had found before: on the terminal what is new, and in the browser
 * over the page all that is still wrong. Does nothing more when nothing has changed.
 *
 * @param source who has found it
 * @param findings lists with problems; empty ones are left out
 * @param files absolute paths of what the bundler has to compile again, because of the problems
 */
export function showProblems(
  source: string,
  findings: readonly Findings[],
  files: readonly string[] = [],
): void {
  const messages = findings
    .filter(({ problems }) => problems.length > 0)
    .map((found) => errorOf([found]).message);
  const before = board.messages.get(source) ?? [];
  if (messages.join('\n') === before.join('\n')) {
    return;
  }
  messages.filter((message) => !before.includes(message)).forEach((each) => logger.error(each));
  board.messages.set(source, messages);
  board.compile(files);
}

/** Bundler plugin: shows all problems as errors of the compilation, which the browser shows over the page. */
export class ProblemsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('problems', (compilation) => {
      new Set([...board.messages.values()].flat()).forEach((message) => {
        const error = new Error(message);
        error.stack = message;
        compilation.errors.push(error);
      });
    });
  }
}
