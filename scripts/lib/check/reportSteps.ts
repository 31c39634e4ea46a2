/** Milliseconds after which a step says that it still runs. */
const PATIENCE = 2000;

const MARKS = { passed: '✓', failed: '✗', note: '•' } as const;

/** A step of a check: its name, and what returns its problems. With `note`, these don't fail the check. */
type Step = readonly [name: string, run: () => Promise<readonly string[]>, severity?: 'note'];

/**
 * Runs the steps of a check, says which run long, and prints their results below a title. A step that throws
 * has failed, and the others still run.
 *
 * @returns whether no step has failed
 */
export async function reportSteps(title: string, steps: readonly Step[]): Promise<boolean> {
  console.log(`\n${title}`);
  let hasPassed = true;
  for (const [name, run, severity = 'failed'] of steps) {
    const start = performance.now();
    const timer = setTimeout(() => console.log(`… ${name}`), PATIENCE);
    const problems = await run().catch((error: unknown) => [
      error instanceof Error ? error.message : String(error),
    ]);
    clearTimeout(timer);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${MARKS[problems.length === 0 ? 'passed' : severity]} ${name} (${seconds} s)`);
    problems.forEach((problem) => console.log(`    ${problem.replace(/\n/g, '\n    ')}`));
    hasPassed &&= problems.length === 0 || severity === 'note';
  }
  return hasPassed;
}
