import type { OpenedIndex } from '../index/openIndex';
import type { IndexedEntry } from '../../shared/index/indexFile';
import type { Run } from '../../shared/tokenize';
import { entryWeight } from './entryWeight';
import { nameTests } from './nameTests';
import type { Query } from './parseQuery';
import { completeTermsOf, matchRun, termsOf } from './matchRun';
import type { RunMatch } from './matchRun';

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

/** Weight of words that are not in an entry but in the names and the text of its page. */
const PAGE_WORD_WEIGHT = 0.5;

/** Weight of words that only other parts of the page have. */
const OTHER_PART_WEIGHT = 0.2;

/** How much worse an entry is for each word of the query that only other parts of its page have. */
const ELSEWHERE_WEIGHT = 0.15;

/** How much worse an entry is for each word of the query that its page lacks. */
const MISSING_WORD_WEIGHT = 0.05;

/** The scores of a term: of entries, and of the best entry of each page. */
interface TermScores {
  ofEntry: ReadonlyMap<number, number>;
  ofPage: ReadonlyMap<number, number>;
}

function scoresOf(
  ofEntry: ReadonlyMap<number, number>,
  entries: readonly IndexedEntry[],
): TermScores {
  const ofPage = new Map<number, number>();
  for (const [id, score] of ofEntry) {
    const page = entries[id]?.page ?? id;
    ofPage.set(page, Math.max(ofPage.get(page) ?? 0, score));
  }
  return { ofEntry, ofPage };
}

/** Matches all runs of a query with something. */
function matchAll(runs: readonly Run[], scoreOf: (term: string) => number | undefined): RunMatch {
  const matches = runs.map((run) => matchRun(run, scoreOf));
  return {
    score: matches.reduce((sum, { score }) => sum + score, 0),
    missing: matches.reduce((sum, { missing }) => sum + missing, 0),
  };
}

/**
 * Returns the entries that have words of a query, best first. Words that only other parts of the entry's
 * page have count little, words that the page lacks make it worse.
 *
 * @param isFuzzy also finds words that are spelled alike
 */
export function rankEntries(
  { entries, lookUp }: OpenedIndex,
  query: Query,
  isFuzzy: boolean,
): RankedEntry[] {
  const tests = nameTests(query);
  const { runs } = query;
  const terms = [...new Set(runs.flatMap(termsOf))];
  const complete = new Set(runs.flatMap(completeTermsOf));
  const matching = isFuzzy ? 'fuzzy' : 'prefix';
  const found = new Map(
    terms.map((term) => {
      const scores = lookUp(term, complete.has(term) ? 'whole' : matching);
      return [term, scoresOf(scores, entries)];
    }),
  );
  const farMatches = new Map<number, RunMatch>();
  const farOf = (page: number) => {
    const known = farMatches.get(page);
    const match = known ?? matchAll(runs, (term) => found.get(term)?.ofPage.get(page));
    farMatches.set(page, match);
    return match;
  };
  const candidates = new Set([...found.values()].flatMap(({ ofEntry }) => [...ofEntry.keys()]));
  const ranked: RankedEntry[] = [];
  for (const id of candidates) {
    const entry = entries[id];
    if (!entry || (query.kinds.length > 0 && !query.kinds.includes(entry.kind))) {
      continue;
    }
    const near = matchAll(runs, (term) => {
      const scores = found.get(term)?.ofEntry;
      const ofPage = scores?.get(entry.page);
      return scores?.get(id) ?? (ofPage === undefined ? undefined : ofPage * PAGE_WORD_WEIGHT);
    });
    const far = farOf(entry.page);
    const sum = near.score + Math.max(0, far.score - near.score) * OTHER_PART_WEIGHT;
    const elsewhere = near.missing - far.missing;
    const score =
      sum *
      MISSING_WORD_WEIGHT ** far.missing *
      ELSEWHERE_WEIGHT ** elsewhere *
      entryWeight(entry, entries[entry.page], tests);
    if (near.score > 0) {
      ranked.push({ entry, id, lacks: near.missing, missing: far.missing, score });
    }
  }
  return ranked.sort((a, b) => b.score - a.score || a.id - b.id);
}
