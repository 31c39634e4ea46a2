/** The problems that one check found. */
export interface Findings {
  /** The problem, in a few words. */
  summary: string;
  /** One line per problem: file, line, problem, and fix. */
  problems: readonly string[];
}

/**
 * Marks errors that list findings. A class could not: Docusaurus loads this module separately for
 * each plugin.
 */
const FINDINGS = Symbol.for('build-errors.findings');

function print({ summary, problems }: Findings): string {
  return `${summary}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`;
}

/**
 * Creates an error that lists the findings of checks. Its stack, which Docusaurus prints, is only its
 * message: writers need the place in a page, not the place in a check.
 */
export function errorOf(findings: readonly Findings[]): Error {
  const error = new Error(findings.map(print).join('\n'));
  error.stack = error.message;
  return Object.defineProperty(error, FINDINGS, { value: findings });
}

/** Returns the findings that the error of a failed check lists; undefined for any other error. */
export function findingsOf(error: unknown): readonly Findings[] | undefined {
  return error instanceof Error && FINDINGS in error
    ? (error[FINDINGS] as readonly Findings[])
    : undefined;
}

/**
 * Throws one error that lists all problems of several checks, if there are any, to stop the build. With `FAULTS=print`,
 * it only prints them: an upgrade records what it can of a build that isn't free of faults yet.
 */
export function failWithAll(checks: readonly Findings[]): void {
  const failed = checks.filter(({ problems }) => problems.length > 0);
  if (failed.length > 0 && process.env.FAULTS === 'print') {
    console.error(failed.map(print).join('\n'));
  } else if (failed.length > 0) {
    if (process.env.NODE_ENV === 'production') {
      // Docusaurus ends a build with another error, whose stack would be printed above this one.
      Error.stackTraceLimit = 0;
    }
    throw errorOf(failed);
  }
}

/**
 * Throws an error that lists all problems of a check, if there are any, to stop the build.
 *
 * @param summary the problem, in a few words
 * @param problems one line per problem: file, line, problem, and fix
 */
export function failWith(summary: string, problems: readonly string[]): void {
  failWithAll([{ summary, problems }]);
}
