import { errorOf, findingsOf } from './failWith';
import type { Findings } from './failWith';

/** Puts the problems with the same summary into one list, each problem once. */
function mergeFindings(all: readonly Findings[]): Findings[] {
  const problemsOf = (summary: string) =>
    all.filter((other) => other.summary === summary).flatMap(({ problems }) => problems);
  const summaries = [...new Set(all.map(({ summary }) => summary))];
  return summaries.map((summary) => ({ summary, problems: [...new Set(problemsOf(summary))] }));
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Returns one error for several: what checks found, and after that the other errors with their
 * stacks, because they are faults in the site's code. A single error is returned as it is.
 */
export function mergeErrors(errors: readonly unknown[]): unknown {
  if (errors.length === 1) {
    return errors[0];
  }
  const findings = mergeFindings(errors.flatMap((error) => findingsOf(error) ?? []));
  const crashes = errors.filter((error) => !findingsOf(error)).map(describe);
  return errorOf(
    crashes.length > 0
      ? [...findings, { summary: 'A plugin crashed', problems: [...new Set(crashes)] }]
      : findings,
  );
}
