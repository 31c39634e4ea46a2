import { runsOf } from '../../shared/tokenize';
import type { Run } from '../../shared/tokenize';
import type { OpenedIndex } from '../index/openIndex';
import { completeTermsOf, termsOf } from './matchRun';
import type { Query } from './parseQuery';

/** Shorter words have too many neighbors. */
const MIN_LENGTH = 5;

const IS_ASCII = /^[\x20-\x7e]+$/;

type Searched = Pick<OpenedIndex, 'lookUp' | 'findAlike'>;

const isWord = (text: string) => text.length >= MIN_LENGTH && IS_ASCII.test(text);

/** Returns the run that a run probably stands for; itself if it, or a part of it, is known, or nothing is like it. */
function correctRun(run: Run, indexes: readonly Searched[]): Run {
  // A misspelt plural isn't known by its singular, with which the right one only begins.
  const complete = completeTermsOf(run);
  const isKnown = (term: string) => {
    const matching = complete.includes(term) ? 'whole' : 'prefix';
    return indexes.some(({ lookUp }) => lookUp(term, matching).size > 0);
  };
  const correct = (word: string) => {
    const [best] = indexes
      .flatMap(({ findAlike }) => findAlike(word))
      .sort((a, b) => a.mistakes - b.mistakes || b.uses - a.uses);
    return best?.word ?? word;
  };
  if (run.script === 'han') {
    const [corrected = run] = runsOf(run.pairs.every(isKnown) ? run.text : correct(run.text));
    return corrected;
  }
  if (!isWord(run.text)) {
    return run;
  }
  if (!termsOf(run).some(isKnown)) {
    return { script: 'other', text: correct(run.text), parts: [] };
  }
  const parts = run.parts.map((part) => (isWord(part) && !isKnown(part) ? correct(part) : part));
  return parts.some((part, index) => part !== run.parts[index])
    ? { script: 'other', text: parts.join(''), parts }
    : run;
}

/** Returns a query with the words in place of those that are misspelled: no index has them, and one has a word that is spelled alike. */
export function correctQuery(query: Query, indexes: readonly Searched[]): Query {
  return { ...query, runs: query.runs.map((run) => correctRun(run, indexes)) };
}
