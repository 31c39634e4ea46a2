import { isStopWord, withoutStopPhrases } from '../../shared/stopWords';
import { runsOf } from '../../shared/tokenize';
import type { Run } from '../../shared/tokenize';
import type { EntryKind } from '../../shared/types';
import { nameAreas } from './nameAreas';
import { termsOf } from './matchRun';

/** Characters of a query that are searched for. A longer one is text pasted by mistake. */
export const MAX_LENGTH = 100;

/** Operators, which restrict a search to one kind of entries: `prop:color`. */
export const OPERATORS = [
  'prop',
  'class',
  'slot',
  'demo',
  'error',
] as const satisfies readonly EntryKind[];

// Without a lookbehind, which Safari before 16.4 doesn't have.
const OPERATOR = new RegExp(`(^|[^\\p{L}\\p{N}])(${OPERATORS.join('|')}):`, 'giu');

/** A query in the form that the index is searched by. */
export interface Query {
  /** What an entry or its page must contain. */
  runs: readonly Run[];
  /**
   * The beginnings of the paths of pages whose product, or part of one, the query names. These pages
   * needn't contain the name.
   */
  folders: readonly string[];
  /** The kinds that operators name; empty without an operator. */
  kinds: readonly EntryKind[];
  /** The query was longer than `MAX_LENGTH`. */
  isCut: boolean;
}

/** Leaves out words that say nothing, unless the query has no others. */
function meaningful(runs: readonly Run[]): readonly Run[] {
  const kept = runs.filter((run) => !isStopWord(run.text));
  return kept.length > 0 ? kept : runs;
}

/** Parses what a reader typed. Any text is valid; without letters or digits, it has no runs. */
export function parseQuery(text: string): Query {
  const normalized = text.normalize('NFKC').trim();
  const characters = [...normalized.slice(0, 2 * MAX_LENGTH)];
  const searched = characters.slice(0, MAX_LENGTH).join('');
  const named = [...searched.matchAll(OPERATOR)].map(([, , name = '']) => name.toLowerCase());
  const { folders, rest } = nameAreas(searched.replace(OPERATOR, ' '));
  return {
    runs: meaningful(runsOf(withoutStopPhrases(rest))),
    folders,
    kinds: OPERATORS.filter((operator) => named.includes(operator)),
    isCut: characters.length > MAX_LENGTH,
  };
}

/** Returns the words of a query that hits contain, for highlighting. */
export function wordsOf({ runs }: Query): string[] {
  return [...new Set(runs.flatMap(termsOf))];
}
