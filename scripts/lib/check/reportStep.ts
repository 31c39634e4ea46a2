/** Milliseconds after which a step says that it still runs. */
const PATIENCE = 2000;

const MARKS = { passed: '✓', failed: '✗', note: '•' } as const;

/** Returns the lines about one step of a check, with its problems below its name. */
export function stepLines(
  name: string,
  problems: readonly string[],
  severity: 'failed' | 'note',
  seconds: number,
): string[] {
  const mark = MARKS[problems.length === 0 ? 'passed' : severity];
  const indented = problems.map((problem) => `    ${problem.replace(/\n/g, '\n    ')}`);
  return [`${mark} ${name} (${seconds.toFixed(1)} s)`, ...indented];
}

/**
 * Runs a step, says that it runs if it takes long, and prints its result. A step that throws has failed, and the others still run.
 *
 * @param severity `note` for problems that don't fail the check
 * @returns whether the step has no problems
 */
export async function reportStep(
  name: string,
  run: () => Promise<readonly string[]>,
  severity: 'failed' | 'note' = 'failed',
): Promise<boolean> {
  const start = performance.now();
  const timer = setTimeout(() => console.log(`… ${name}`), PATIENCE);
  const problems = await run().catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  clearTimeout(timer);
  const seconds = (performance.now() - start) / 1000;
  console.log(stepLines(name, problems, severity, seconds).join('\n'));
  return problems.length === 0;
}

/** Prints the notes of a check, which don't fail it, and returns its problems. */
export async function printNotes(
  check: Promise<{ problems: string[]; notes: string[] }>,
): Promise<string[]> {
  const { problems, notes } = await check;
  notes.forEach((note) => console.log(`  ${note}`));
  return problems;
}
