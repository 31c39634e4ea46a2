import { setTimeout } from 'node:timers/promises';
import { logger } from '@docusaurus/logger';
import { readJson, writeJson } from '@component-docs/kit/node/cache/jsonFile';
import type { Findings } from '@component-docs/kit/node/errors/failWith';

/** Returns what is shown of the problems; undefined without any. */
export function messageOf({ summary, problems }: Findings): string | undefined {
  return problems.length > 0
    ? `${summary}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`
    : undefined;
}

async function settled(check: () => Promise<Findings>): Promise<Findings> {
  try {
    return await check();
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { summary: 'Demos could not be checked', problems: [problem] };
  }
}

/**
 * Creates a function that runs checks of the demos in the background, one after another, and reports
 * their problems: on the terminal and in a file, from which `ReportPlugin` shows them in the browser.
 * When it is called again in the meantime, only the last call reports.
 *
 * @param file absolute path
 * @param delay milliseconds before the checks, in which the bundler has the processor to itself
 */
export function createReport(file: string, delay = 0) {
  let latest = 0;
  return async (checks: readonly (() => Promise<Findings>)[]): Promise<void> => {
    const call = (latest += 1);
    await setTimeout(delay);
    if (call !== latest) {
      return;
    }
    const found: string[] = [];
    for (const check of checks) {
      found.push(...[messageOf(await settled(check)) ?? []].flat());
    }
    if (call !== latest) {
      return;
    }
    found.forEach((message) => logger.error(message));
    const before = (await readJson<string[]>(file)) ?? [];
    if (JSON.stringify(before) !== JSON.stringify(found)) {
      await writeJson(file, found);
    }
  };
}
