import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { consoleOf } from '../../../scripts/lib/visit/watchPage';

declare global {
  /** The number of the try that failed, from 1; set by failureEnvironment.ts. */
  var failedTry: number | undefined;
}

const FOLDER = path.resolve(__dirname, '../../../test-results/failures');

/** How long a picture may take, in milliseconds; a page that hangs has none. */
const PICTURE_TIMEOUT_MS = 10_000;

/** Returns a folder name for a test, such as `ads-spec-ts-on-a-phone-nothing-moves-1`. */
function folderName(): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const words = `${path.basename(testPath)} ${currentTestName}`.replace(/[^\p{L}\p{N}]+/gu, '-');
  // File systems allow names of 255 bytes.
  return `${words.slice(0, 80)}-${globalThis.failedTry}`;
}

async function savePage(page: Page, name: string): Promise<void> {
  const log = [page.url(), ...consoleOf(page)].join('\n');
  await writeFile(`${name}.txt`, `${log}\n`);
  await page.screenshot({ path: `${name}.png`, timeout: PICTURE_TIMEOUT_MS }).catch(() => null);
}

/** Removes what the failures of an earlier run left. */
export async function clearFailures(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
}

/**
 * Saves a picture of each page and its console if the current test has failed, and prints the
 * folder. For `afterEach`, before pages are closed.
 */
export async function saveFailure(pages: readonly Page[]): Promise<void> {
  if (globalThis.failedTry === undefined || pages.length === 0) {
    return;
  }
  const folder = path.join(FOLDER, folderName());
  await mkdir(folder, { recursive: true });
  await Promise.all(
    pages.map((page, index) => savePage(page, path.join(folder, `page-${index + 1}`))),
  );
  process.stderr.write(`Picture and console of the failure: ${folder}\n`);
}
