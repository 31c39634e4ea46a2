import type { CodeProblem } from '../../sandbox/types';

/**
 * Returns a problem of code for a part that is shown alone: its line is counted from the start of the
 * part, and is the first one for what is before it.
 *
 * @param start the line of the code with which the part starts, from 1
 */
export function problemFrom(problem: CodeProblem, start: number): CodeProblem {
  if (!('line' in problem) || problem.line === undefined) {
    return problem;
  }
  return { ...problem, line: Math.max(problem.line - start + 1, 1) };
}
