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
 * Returns one error for several: the findings of checks, and after them the other errors with their stacks,
 * because they are faults in the site's code. A single error is returned as it is.
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

/** The plugins that load their content at the same time. */
interface Phase {
  running: number;
  errors: unknown[];
  /** Resolves when all plugins have ended. */
  ended: Promise<void>;
  end: () => void;
}

/** Global, because Docusaurus loads this module separately for each plugin. */
const SHARED = Symbol.for('build-errors.phase');
const shared = globalThis as { [SHARED]?: Phase };

function startPhase(): Phase {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { running: 0, errors: [], ended, end };
}

/**
 * Runs the `loadContent` of a plugin. Docusaurus starts the `loadContent` of all plugins at the same time and
 * ends with the first error. Here, a plugin that fails waits for the others that use this function, and then
 * all fail with one error, which lists the problems of each.
 */
export async function loadTogether<Content>(load: () => Promise<Content>): Promise<Content> {
  const phase = (shared[SHARED] ??= startPhase());
  phase.running += 1;
  try {
    return await load();
  } catch (error) {
    phase.errors.push(error);
  } finally {
    phase.running -= 1;
    if (phase.running === 0) {
      shared[SHARED] = undefined;
      phase.end();
    }
  }
  await phase.ended;
  throw mergeErrors(phase.errors);
}
