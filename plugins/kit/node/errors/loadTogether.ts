import { mergeErrors } from './mergeErrors';

/** The plugins that load their content at the same time. */
interface Phase {
  running: number;
  errors: unknown[];
  /** Resolves when all of them have ended. */
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
 * Runs the `loadContent` of a plugin. Docusaurus starts those of all plugins at the same time and
 * ends with the first error. Here, a plugin that fails waits for the others that use this function,
 * and then all fail with one error, which lists the problems of each.
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
