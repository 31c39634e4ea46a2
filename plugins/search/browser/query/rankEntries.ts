import type { OpenedIndex } from '../index/openIndex';
import type { IndexedEntry } from '../../shared/index/indexFile';
import type { FoundTerms } from './lookUpTerms';
import { askedWords, joinMatches, matchName, NO_NAME, similarity, splitNames } from './matchName';
import type { AskedWords, NameMatch, NameWords } from './matchName';
import { askRun, matchRun, weighted } from './matchRun';
import type { AskedRun, AskedUnit, RarityOf, RunMatch } from './matchRun';
import type { Query } from './parseQuery';
import { quotesMessage } from './queryText';
import { KIND_WEIGHTS, WEIGHTS } from './weights';

/** An entry that matches a query. */
export interface RankedEntry {
  entry: IndexedEntry;
  id: number;
  score: number;
  /** How many words of the query neither it nor the name and the text of its page have. */
  lacks: number;
  /** How many of them no other part of its page has, either. */
  missing: number;
}

/**
 * Sections of migration pages are named after the components that changed: readers who look for them add a word
 * such as "migrate" or "v5", which other pages don't have. A page keeps its full weight for a query that is one of
 * its other names.
 */
const isMigration = ({ path }: IndexedEntry) => path.includes('/migration/');

const isOutdated = ({ marks }: IndexedEntry) =>
  marks?.some((mark) => 'tone' in mark && mark.tone === 'warning') ?? false;

/** Whether an entry is a message of the console that is in a query. Other words there are its values, and its stack. */
const isQuoted = ({ kind, name }: IndexedEntry, compact: string) =>
  kind === 'error' && quotesMessage(compact, name);

/** The weight of what alone can be meant: a message that is in the query with its values, and "Button API". */
const BEFORE_ALL = 1000;

/** Returns the weight of an entry for a query, apart from the query's words. */
function weightOf(entry: IndexedEntry, page: IndexedEntry, isMeant: boolean): number {
  return (
    (KIND_WEIGHTS[entry.kind] ?? 1) *
    (isMigration(entry) || isOutdated(page) ? WEIGHTS.outdated : 1) *
    (isMeant ? BEFORE_ALL : 1)
  );
}

/** The words of entries' names, which are split once. */
const SPLIT = new WeakMap<IndexedEntry, readonly NameWords[]>();

function wordsOfNames(entry: IndexedEntry): readonly NameWords[] {
  const words = SPLIT.get(entry) ?? splitNames([entry.name, ...entry.aliases]);
  SPLIT.set(entry, words);
  return words;
}

/** Returns the best match of a query with the names of an entry. */
function bestName(asked: AskedWords, entry: IndexedEntry, weights: readonly number[]): NameMatch {
  const [first, ...others] = wordsOfNames(entry).map((name) => matchName(asked, name));
  return others.reduce(
    (best, match) => (similarity(match, weights) > similarity(best, weights) ? match : best),
    first ?? NO_NAME,
  );
}

/**
 * Whether a query is a name of what an API page documents. Its aliases are the names of its guide, which several API pages
 * may share: they count only for the page whose own name is among them.
 */
function isNamed(asked: AskedWords, { name, aliases }: IndexedEntry): boolean {
  const isMain = aliases.includes(name.replace(/ API$/, ''));
  const weights = asked.runs.map(() => 1);
  return splitNames(isMain ? [name, ...aliases] : [name]).some(
    (each) => similarity(matchName(asked, each), weights) === 1,
  );
}

/** Matches all runs of a query with something. */
function matchAll(
  runs: readonly AskedRun[],
  scoreOf: (unit: AskedUnit) => number | undefined,
): RunMatch {
  const matches = runs.map((run) => matchRun(run, scoreOf));
  return {
    score: matches.reduce((sum, { score }) => sum + score, 0),
    missing: matches.reduce((sum, { missing }) => sum + missing, 0),
  };
}

/**
 * Returns the entries that have words of a query, best first. Words that only other parts of the entry's
 * page have count little, and make it worse like words that the page lacks.
 */
export function rankEntries(
  { entries }: OpenedIndex,
  query: Query,
  { terms }: FoundTerms,
  rarityOf: RarityOf,
): RankedEntry[] {
  const { kinds, compact } = query;
  const asked = askedWords(query.runs);
  const documented = askedWords(query.documented);
  const isAskedFor = (entry: IndexedEntry) =>
    entry.kind === 'api' && query.documented.length > 0 && isNamed(documented, entry);
  const runs = query.runs.map((run, position) =>
    weighted(
      askRun(
        run,
        (term) => terms.get(term)?.ofEntry ?? new Map(),
        rarityOf,
        (id) => entries[id]?.page ?? id,
      ),
      query.weights[position] ?? 1,
    ),
  );
  const weights = runs.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const ofPages = new Map<number, { far: RunMatch; name: NameMatch }>();
  const pageOf = (id: number, page: IndexedEntry) => {
    const known = ofPages.get(id) ?? {
      far: matchAll(runs, ({ ofPage }) => ofPage.get(id)),
      name: bestName(asked, page, weights),
    };
    ofPages.set(id, known);
    return known;
  };
  const units = runs.flatMap((run) => run.units);
  const candidates = new Set(units.flatMap(({ ofEntry }) => [...ofEntry.keys()]));
  const ranked: RankedEntry[] = [];
  for (const id of candidates) {
    const entry = entries[id];
    const page = entry && entries[entry.page];
    if (!page || (kinds.length > 0 && !kinds.includes(entry.kind))) {
      continue;
    }
    const near = matchAll(runs, ({ ofEntry }) => {
      const own = ofEntry.get(id);
      const ofPage = ofEntry.get(entry.page);
      return ofPage === undefined ? own : Math.max(own ?? 0, ofPage * WEIGHTS.pageWord);
    });
    const { far, name } = pageOf(entry.page, page);
    const isMeant = isQuoted(entry, compact) || isAskedFor(entry);
    const [lacks, missing] = isMeant ? [0, 0] : [near.missing, far.missing];
    const own = entry === page ? name : bestName(asked, entry, weights);
    const both = entry === page ? name : joinMatches(own, name);
    // The words of a name count in full where it is all of the query, also for other names of a page.
    const isName = similarity(own, weights) === 1;
    const further = Math.max(0, far.score - near.score) * WEIGHTS.otherPart;
    const words = isName ? total : near.score + further;
    const score =
      (words / total +
        similarity(own, weights) * WEIGHTS.ownName +
        similarity(name, weights) * WEIGHTS.pageName +
        similarity(both, weights) * WEIGHTS.bothNames) *
      WEIGHTS.missingWord ** lacks *
      weightOf(entry, page, isMeant);
    ranked.push({ entry, id, lacks, missing, score });
  }
  return ranked.sort((a, b) => b.score - a.score || a.id - b.id);
}
