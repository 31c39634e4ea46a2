import { setTimeout } from 'node:timers/promises';
import { showProblems } from '@component-docs/fast-start/node/development/problems';
import type { Findings } from '@component-docs/kit/node/errors/failWith';

async function settled(check: () => Promise<Findings>): Promise<Findings> {
  try {
    return await check();
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { summary: 'Demos could not be checked', problems: [problem] };
  }
}

/**
 * Creates a function that runs checks of the demos in the background, one after another, and shows the problems of each
 * when it ends. When it is called again in the meantime, only the last call goes on.
 *
 * @param delay milliseconds before the checks, in which calls come together
 */
export function createReport(delay = 0) {
  let latest = 0;
  return async (checks: readonly (() => Promise<Findings>)[]): Promise<void> => {
    const call = (latest += 1);
    await setTimeout(delay);
    if (call !== latest) {
      return;
    }
    for (const [index, check] of checks.entries()) {
      const found = await settled(check);
      if (call !== latest) {
        return;
      }
      showProblems(`demos ${index}`, [found]);
    }
  };
}
