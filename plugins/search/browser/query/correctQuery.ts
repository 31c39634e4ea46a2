import type { Run } from '../../shared/tokenize';
import type { OpenedIndex } from '../index/openIndex';
import { termsOf } from './matchRun';
import type { Query } from './parseQuery';

/** Shorter words have too many neighbors. */
const MIN_LENGTH = 5;

const IS_ASCII = /^[\x20-\x7e]+$/;

type Searched = Pick<OpenedIndex, 'lookUp' | 'findAlike'>;

/** Returns the word that a run probably stands for; the run itself if it, or a part of it, is known, or nothing is like it. */
function correctRun(run: Run, indexes: readonly Searched[]): Run {
  const isKnown = (term: string) => indexes.some(({ lookUp }) => lookUp(term, 'prefix').size > 0);
  if (run.text.length < MIN_LENGTH || !IS_ASCII.test(run.text) || termsOf(run).some(isKnown)) {
    return run;
  }
  const [best] = indexes
    .flatMap(({ findAlike }) => findAlike(run.text))
    .sort((a, b) => a.mistakes - b.mistakes || b.uses - a.uses);
  return best ? { script: 'other', text: best.word, parts: [] } : run;
}

/** Returns a query with the words in place of those that are misspelled: no index has them, and one has a word that is spelled alike. */
export function correctQuery(query: Query, indexes: readonly Searched[]): Query {
  return { ...query, runs: query.runs.map((run) => correctRun(run, indexes)) };
}
