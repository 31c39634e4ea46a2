/**
 * Throws an error that lists all problems, if there are any, to stop the build.
 *
 * @param summary what is wrong, in a few words
 * @param problems one line per problem: file, line, what is wrong, and the fix
 */
export function failWith(summary: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`${summary}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}
