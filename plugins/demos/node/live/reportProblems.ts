import { setTimeout } from 'node:timers/promises';
import fs from 'node:fs';
import path from 'node:path';
import { logger } from '@docusaurus/logger';
import { readJson, writeJson } from '@component-docs/kit/node/cache/cachedValue';
import { errorOf } from '@component-docs/kit/node/errors/failWith';
import type { Findings } from '@component-docs/kit/node/errors/failWith';
import type { Compiler } from '@component-docs/static-pages/node/bundler/runBundler';

/**
 * Bundler plugin for the development server: shows the problems in a file as errors of the
 * compilation, which the browser shows over the page. Compiles again when the file changes.
 */
export class ReportPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    if (!fs.existsSync(this.file)) {
      // Before the first check. The bundler can't depend on a file that doesn't exist.
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(this.file, '[]');
    }
    compiler.hooks.thisCompilation.tap('demo-problems', (compilation) => {
      compilation.fileDependencies.add(this.file);
      const messages = JSON.parse(fs.readFileSync(this.file, 'utf8')) as string[];
      messages.forEach((message) => {
        compilation.errors.push(new Error(message));
      });
    });
  }
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
      const findings = await settled(check);
      found.push(...(findings.problems.length > 0 ? [errorOf([findings]).message] : []));
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
