import path from 'node:path';
import { countBytes } from './transfers';
import type { ByteCount, Scenario, Transfer } from './types';

/** The most bytes a page may transfer, by type. */
export type ByteBudget = Partial<ByteCount>;

export interface PageBudget {
  path: string;
  shell?: ByteBudget;
  firstDemo?: ByteBudget;
  /** Only the HTML, which is the same in both scenarios. */
  document?: number;
}

/** Returns the budget of one scenario, including that of the document. */
export function budgetOf(page: PageBudget, scenario: Scenario): ByteBudget {
  const document = page.document === undefined ? {} : { document: page.document };
  return { ...document, ...page[scenario] };
}

function describeBiggest(transfers: readonly Transfer[]): string {
  return [...transfers]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ url, bytes }) => `${path.posix.basename(new URL(url).pathname) || '/'} ${bytes}`)
    .join(', ');
}

/**
 * Compares a page's transfers with its budget. Returns a sentence for each type that exceeds it,
 * with page, scenario, type, bytes, budget, and the three biggest files.
 */
export function overruns(
  page: PageBudget,
  scenario: Scenario,
  transfers: readonly Transfer[],
): string[] {
  const count = countBytes(transfers);
  const budget = Object.entries(budgetOf(page, scenario)) as [keyof ByteCount, number][];
  return budget
    .filter(([type, most]) => count[type] > most)
    .map(([type, most]) => {
      const files = transfers.filter((transfer) => type === 'total' || transfer.type === type);
      return (
        `${page.path} (${scenario}): ${type} takes ${count[type]} bytes, its budget is ${most}. ` +
        `Biggest files: ${describeBiggest(files)}.`
      );
    });
}
