import { DRIFT_KINDS } from './types';
import type { DriftKind, PageDrift } from './types';

export const BUDGET_FILE = 'i18n/budget.json';

/** How many sections with each kind of drift a language may have. */
export type Budget = Readonly<Record<DriftKind, number>>;

export interface Overrun {
  locale: string;
  kind: DriftKind;
  count: number;
  allowed: number;
}

function parseBudget(locale: string, value: unknown): Budget {
  const counts = new Map(Object.entries(value ?? {}));
  const unknown = [...counts.keys()].find((key) => !DRIFT_KINDS.some((kind) => kind === key));
  if (unknown !== undefined) {
    throw new Error(
      `${BUDGET_FILE}: ${locale}.${unknown} isn't a kind of drift. Use ${DRIFT_KINDS.join(', ')}.`,
    );
  }
  const entries = DRIFT_KINDS.map((kind) => {
    const count: unknown = counts.get(kind);
    if (!Number.isInteger(count) || Number(count) < 0) {
      throw new Error(`${BUDGET_FILE}: ${locale}.${kind} must be a whole number, 0 or more.`);
    }
    return [kind, count];
  });
  return Object.fromEntries(entries) as Budget;
}

/**
 * Parses the budgets, by language. Throws, with file and key, when a kind is missing or unknown or
 * its value isn't a count.
 */
export function parseBudgets(json: string): ReadonlyMap<string, Budget> {
  const value: unknown = JSON.parse(json);
  return new Map(
    Object.entries(value ?? {}).map(([locale, budget]) => [locale, parseBudget(locale, budget)]),
  );
}

/** Returns how many sections of a language have the given kind of drift. */
export function countDrift(pages: readonly PageDrift[], locale: string, kind: string): number {
  return pages
    .filter(({ translation }) => translation.locale === locale)
    .flatMap(({ sections }) => sections)
    .filter(({ state }) => state === kind).length;
}

/**
 * Returns where languages have more drift than their budget allows. Throws when a translated
 * language has no budget.
 */
export function overruns(
  pages: readonly PageDrift[],
  budgets: ReadonlyMap<string, Budget>,
): Overrun[] {
  const locales = [...new Set(pages.map(({ translation }) => translation.locale))];
  return locales.flatMap((locale) => {
    const budget = budgets.get(locale);
    if (!budget) {
      throw new Error(`${BUDGET_FILE}: there is no budget for "${locale}". Add one.`);
    }
    return DRIFT_KINDS.map((kind) => ({
      locale,
      kind,
      count: countDrift(pages, locale, kind),
      allowed: budget[kind],
    })).filter(({ count, allowed }) => count > allowed);
  });
}
