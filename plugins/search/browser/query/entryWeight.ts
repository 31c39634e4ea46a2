import type { IndexedEntry } from '../../shared/index/indexFile';
import type { EntryKind } from '../../shared/types';
import type { NameTests } from './nameTests';

/**
 * Classes have low weight: they repeat the names of what they style and would rank above it. What is written
 * here comes before what is planned.
 */
const WEIGHTS: Readonly<Record<EntryKind, number>> = {
  page: 3,
  api: 1.5,
  section: 1.2,
  error: 1,
  planned: 0.9,
  prop: 0.6,
  demo: 0.7,
  slot: 0.6,
  class: 0.4,
};

/** Boost of an entry with the name that was asked for, over one that has it within its name. */
const WHOLE_NAME_BOOST = 3;

/** Further boost of a page whose name is all of the query, over sections with that name. */
const PAGE_OF_NAME_BOOST = 2;

/** Weight of pages with the mark of what is deprecated or of an earlier version. */
const DEPRECATED_WEIGHT = 0.1;

/**
 * Weight of what is on a migration page, whose sections are named after the components that changed:
 * readers who look for it add a word such as "migrate" or "v5", which other pages don't have. A page keeps
 * its full weight for a query that is one of its other names.
 */
const MIGRATION_WEIGHT = 0.2;

const isMigration = ({ path }: IndexedEntry) => path.includes('/migration/');

const isOutdated = ({ marks }: IndexedEntry) =>
  marks?.some((mark) => 'tone' in mark && mark.tone === 'warning') ?? false;

/** Boost of a page whose other names, such as synonyms, are all of the query. */
const WHOLE_ALIAS_BOOST = 4;

/** Boost of an entry of a page with the name that was asked for: `button color`. */
const PAGE_NAME_BOOST = 3;

/** Returns how much an entry counts, whatever its words are. */
export function entryWeight(
  entry: IndexedEntry,
  page: IndexedEntry | undefined,
  { isNamed, isWithin, hasAlias, isAskedPage }: NameTests,
): number {
  const isOther = page !== entry;
  const factors = [
    WEIGHTS[entry.kind],
    isNamed(entry) ? WHOLE_NAME_BOOST : hasAlias(entry) ? WHOLE_ALIAS_BOOST : 1,
    isAskedPage(entry) ? PAGE_OF_NAME_BOOST : 1,
    isMigration(entry) && !hasAlias(entry) ? MIGRATION_WEIGHT : 1,
    isOther && page && isWithin(page) ? PAGE_NAME_BOOST : 1,
    page && isOutdated(page) ? DEPRECATED_WEIGHT : 1,
  ];
  return factors.reduce((product, factor) => product * factor, 1);
}
