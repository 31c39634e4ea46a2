import { sortFindings } from './finding';
import type { Finding } from './finding';

/** One check: of a file, or of all files in one pass. */
export interface Check {
  /** What is checked, for the message when it crashes. */
  name: string;
  run: () => Promise<readonly Finding[]>;
}

export interface CheckResults {
  findings: readonly Finding[];
  /** One message for each check that could not be completed. */
  crashes: readonly string[];
}

/** Runs all checks. The crash of one hides no findings of the others. */
export async function runChecks(checks: readonly Check[]): Promise<CheckResults> {
  const results = await Promise.allSettled(checks.map(async ({ run }) => run()));
  const crashes = results.flatMap((result, index) =>
    result.status === 'rejected'
      ? [
          `${checks[index]?.name ?? ''}: ${result.reason instanceof Error ? result.reason.message : String(result.reason)}`,
        ]
      : [],
  );
  return {
    findings: sortFindings(
      results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    ),
    crashes,
  };
}
