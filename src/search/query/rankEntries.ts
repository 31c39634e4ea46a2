import type { IndexedEntry } from '../shared/index/indexFile';
import type { Matching, OpenedIndex } from '../index/openIndex';
import type { EntryKind } from '../shared/types';
import type { Query } from './parseQuery';
import { completeTermsOf, scoreRun, singularsOf, termsOf } from './scoreRun';

/** An entry that matches a query. */
export interface RankedEntry extends IndexedEntry {
  id: number;
  score: number;
}

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
  prop: 0.8,
  demo: 0.7,
  slot: 0.6,
  class: 0.4,
};

/** Weight of words that are not in an entry but in the names and the text of its page. */
const PAGE_WORD_WEIGHT = 0.5;

/** Boost of an entry with the name that was asked for, over one that has it within its name. */
const WHOLE_NAME_BOOST = 3;

/** Further boost of a page whose name is all of the query, over sections with that name. */
const PAGE_OF_NAME_BOOST = 2;

/** Weight of pages with the mark of what is deprecated or of an earlier version. */
const DEPRECATED_WEIGHT = 0.1;

/**
 * Weight of what is on a migration page, whose sections are named after the components that changed:
 * readers who look for it add a word such as "migrate" or "v5", which other pages don't have.
 */
const MIGRATION_WEIGHT = 0.2;

const isMigration = ({ path }: IndexedEntry) => path.includes('/migration/');

/** Boost of a page whose other names, such as synonyms, are all of the query. */
const WHOLE_ALIAS_BOOST = 2;

/** Boost of an entry of a page with the name that was asked for: `button color`. */
const PAGE_NAME_BOOST = 2;

/** Returns a function that tells whether a query has the name of an entry in it as it is. */
function nameTest({ runs }: Query): (entry: IndexedEntry | undefined) => boolean {
  const texts = runs.map(({ text }) => text);
  const names = new Set([...texts, ...texts.flatMap(singularsOf), texts.join('')]);
  return (entry) => entry?.wholeNames.some((name) => names.has(name)) ?? false;
}

/** How much worse an entry is for each word of the query that it lacks. */
const MISSING_WORD_WEIGHT = 0.1;

/**
 * Returns the entries that match a query, best first. All its words must be in an entry or in the
 * entry's page, and at least one in the entry.
 *
 * @param mayLack how many of the words may be missing
 */
export function rankEntries(
  { entries, lookUp }: OpenedIndex,
  query: Query,
  matching: Matching,
  mayLack = 0,
): RankedEntry[] {
  const isNamed = nameTest(query);
  const isOutdated = (page: IndexedEntry | undefined) =>
    page?.marks?.some((mark) => 'tone' in mark && mark.tone === 'warning') ?? false;
  const asked = query.runs.map(({ text }) => text).join(' ');
  const isAskedPage = ({ kind, wholeNames }: IndexedEntry) =>
    kind === 'page' && wholeNames.includes(asked.replace(/ /g, ''));
  const hasAlias = ({ aliases }: IndexedEntry) => {
    const names = aliases.map((alias) => alias.toLowerCase());
    return names.includes(asked) || query.runs.every(({ text }) => names.includes(text));
  };
  const terms = [...new Set(query.runs.flatMap(termsOf))];
  const complete = new Set(query.runs.flatMap(completeTermsOf));
  const found = new Map(
    terms.map((term) => [term, lookUp(term, complete.has(term) ? 'whole' : matching)]),
  );
  const candidates = new Set([...found.values()].flatMap((scores) => [...scores.keys()]));
  const ranked: RankedEntry[] = [];
  for (const id of candidates) {
    const entry = entries[id];
    if (!entry || (query.kinds.length > 0 && !query.kinds.includes(entry.kind))) {
      continue;
    }
    const scores = query.runs.map((run) =>
      scoreRun(run, (term) => {
        const own = found.get(term)?.get(id);
        const ofPage = found.get(term)?.get(entry.page);
        return own ?? (ofPage === undefined ? undefined : ofPage * PAGE_WORD_WEIGHT);
      }),
    );
    const present = scores.filter((score) => score !== undefined);
    const missing = scores.length - present.length;
    if (missing <= mayLack) {
      const sum =
        present.reduce((total, score) => total + score, 0) * MISSING_WORD_WEIGHT ** missing;
      const boost =
        (isNamed(entry) ? WHOLE_NAME_BOOST : hasAlias(entry) ? WHOLE_ALIAS_BOOST : 1) *
        (isAskedPage(entry) ? PAGE_OF_NAME_BOOST : 1) *
        (isMigration(entry) ? MIGRATION_WEIGHT : 1) *
        (entry.page !== id && isNamed(entries[entry.page]) ? PAGE_NAME_BOOST : 1) *
        (isOutdated(entries[entry.page]) ? DEPRECATED_WEIGHT : 1);
      ranked.push({ ...entry, id, score: sum * WEIGHTS[entry.kind] * boost });
    }
  }
  return ranked.sort((a, b) => b.score - a.score || a.id - b.id);
}
