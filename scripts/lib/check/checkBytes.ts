import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { overruns, parseBudgets } from '../measure/budget';
import { loadPage, SCENARIOS } from '../measure/loadPage';
import { countBytes } from '../measure/transfers';

/** The viewport in which budgets are measured. */
const PHONE = { width: 390, height: 844 };

export interface ByteCheck {
  problems: string[];
  /** A line per scenario, with the bytes that readers download. */
  notes: string[];
}

/**
 * Measures a page's bytes, and compares them with its budget if it has one.
 *
 * @param url the page on a server that compresses like a host does
 */
export async function checkBytes(root: string, browser: Browser, url: string): Promise<ByteCheck> {
  const file = path.join(root, 'tests/budget.json');
  const { pages } = parseBudgets(JSON.parse(await readFile(file, 'utf8')));
  const budget = pages.find((page) => page.path === new URL(url).pathname);
  const result: ByteCheck = { problems: [], notes: [] };
  for (const scenario of SCENARIOS) {
    const { transfers } = await loadPage(browser, url, { scenario, viewport: PHONE });
    const { document, script, stylesheet, total } = countBytes(transfers);
    result.notes.push(
      `${scenario}: document ${document}, scripts ${script}, style sheets ${stylesheet}, total ${total}`,
    );
    result.problems.push(...(budget ? overruns(budget, scenario, transfers) : []));
  }
  return result;
}
