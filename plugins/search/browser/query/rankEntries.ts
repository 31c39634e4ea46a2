import type { OpenedIndex } from '../index/openIndex';
import type { IndexedEntry } from '../../shared/index/indexFile';
import type { Run } from '../../shared/tokenize';
import { completeTermsOf, matchRun, singularsOf, termsOf } from './matchRun';
import type { RarityOf, RunMatch } from './matchRun';
import type { Query } from './parseQuery';
import { quotesMessage } from './quotesMessage';
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

/** Shorter Chinese names are parts of too many words. */
const MIN_HAN_LENGTH = 2;

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

/** Returns the function that says how much an entry counts for a query, whatever its words are. */
function entryWeights({ runs, compact }: Query) {
  const texts = runs.map(({ text }) => text);
  const phrases = runs.filter(({ script }) => script === 'han').map(({ text }) => text);
  const joined = texts.join('');
  const asked = texts.join(' ');
  const names = new Set([...texts, ...texts.flatMap(singularsOf), joined]);
  /** Whether the query has a name in it as a word. */
  const isName = (name: string) => [name, ...singularsOf(name)].some((form) => names.has(form));
  /** Whether a name is a part of Chinese text: 按钮 of 按钮颜色. */
  const isPart = (name: string) =>
    name.length >= MIN_HAN_LENGTH && phrases.some((phrase) => phrase.includes(name));
  /** Whether another name of an entry, such as a synonym, is the query, or each of its words is one. */
  const hasAlias = ({ aliases }: IndexedEntry) => {
    const others = aliases.map((alias) => alias.toLowerCase());
    return others.includes(asked) || texts.every((text) => others.includes(text));
  };
  return (entry: IndexedEntry, page: IndexedEntry): number => {
    const { kind, wholeNames } = entry;
    const isAlias = hasAlias(entry);
    const isWithin = page.wholeNames.some((name) => isName(name) || isPart(name));
    const aliasWeight = isAlias ? WEIGHTS.wholeAlias : 1;
    return (
      (KIND_WEIGHTS[kind] ?? 1) *
      (wholeNames.some(isName) ? WEIGHTS.wholeName : aliasWeight) *
      (kind === 'page' && wholeNames.includes(joined) ? WEIGHTS.pageOfName : 1) *
      (isMigration(entry) && !isAlias ? WEIGHTS.outdated : 1) *
      (page !== entry && isWithin ? WEIGHTS.pageName : 1) *
      (isOutdated(page) ? WEIGHTS.outdated : 1) *
      (isQuoted(entry, compact) ? WEIGHTS.quotedMessage : 1)
    );
  };
}

/** Returns the best score of a term on each page. */
function scoresOfPages(
  scores: ReadonlyMap<number, number>,
  entries: readonly IndexedEntry[],
): Map<number, number> {
  const ofPage = new Map<number, number>();
  for (const [id, score] of scores) {
    const page = entries[id]?.page ?? id;
    ofPage.set(page, Math.max(ofPage.get(page) ?? 0, score));
  }
  return ofPage;
}

/** Matches all runs of a query with something. */
function matchAll(
  runs: readonly Run[],
  scoreOf: (term: string) => number | undefined,
  rarityOf: RarityOf,
): RunMatch {
  const matches = runs.map((run) => matchRun(run, scoreOf, rarityOf));
  return {
    score: matches.reduce((sum, { score }) => sum + score, 0),
    missing: matches.reduce((sum, { missing }) => sum + missing, 0),
  };
}

/**
 * Returns the entries that have words of a query, best first. Words that only other parts of the entry's
 * page have count little, and make it worse like words that the page lacks.
 */
export function rankEntries({ entries, lookUp }: OpenedIndex, query: Query): RankedEntry[] {
  const { runs, kinds } = query;
  const weightOf = entryWeights(query);
  const complete = new Set(runs.flatMap(completeTermsOf));
  const found = new Map(
    [...new Set(runs.flatMap(termsOf))].map((term) => {
      const ofEntry = lookUp(term, complete.has(term) ? 'whole' : 'prefix');
      return [term, { ofEntry, ofPage: scoresOfPages(ofEntry, entries) }] as const;
    }),
  );
  const pages = entries.reduce((count, { page }, id) => count + (page === id ? 1 : 0), 0);
  /** Filler words of a sentence are on many pages. */
  const rarityOf = (term: string) =>
    1 - Math.log(1 + (found.get(term)?.ofPage.size ?? 0)) / Math.log(1 + pages);
  const farMatches = new Map<number, RunMatch>();
  const farOf = (page: number) => {
    const known = farMatches.get(page);
    const match = known ?? matchAll(runs, (term) => found.get(term)?.ofPage.get(page), rarityOf);
    farMatches.set(page, match);
    return match;
  };
  const candidates = new Set([...found.values()].flatMap(({ ofEntry }) => [...ofEntry.keys()]));
  const ranked: RankedEntry[] = [];
  for (const id of candidates) {
    const entry = entries[id];
    const page = entry && entries[entry.page];
    if (!page || (kinds.length > 0 && !kinds.includes(entry.kind))) {
      continue;
    }
    const near = matchAll(
      runs,
      (term) => {
        const scores = found.get(term)?.ofEntry;
        const ofPage = scores?.get(entry.page);
        return scores?.get(id) ?? (ofPage === undefined ? undefined : ofPage * WEIGHTS.pageWord);
      },
      rarityOf,
    );
    if (near.score > 0) {
      const far = farOf(entry.page);
      const [lacks, missing] = isQuoted(entry, query.compact)
        ? [0, 0]
        : [near.missing, far.missing];
      const sum = near.score + Math.max(0, far.score - near.score) * WEIGHTS.otherPart;
      const score = sum * WEIGHTS.missingWord ** lacks * weightOf(entry, page);
      ranked.push({ entry, id, lacks, missing, score });
    }
  }
  return ranked.sort((a, b) => b.score - a.score || a.id - b.id);
}
