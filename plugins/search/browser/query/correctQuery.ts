import { runsOf } from '../../shared/tokenize';
import type { Run } from '../../shared/tokenize';
import type { Matching, OpenedIndex } from '../index/openIndex';
import { joinPairs } from './joinCompounds';
import { completeTermsOf, termsOf } from './matchRun';
import { withAreas } from './parseQuery';
import type { Query } from './parseQuery';

/** Shorter words have too many neighbors. */
const MIN_LENGTH = 5;

const IS_ASCII = /^[\x20-\x7e]+$/;

type Searched = Pick<OpenedIndex, 'lookUp' | 'findAlike'>;

const isKnownIn = (indexes: readonly Searched[], term: string, matching: Matching) =>
  indexes.some(({ lookUp }) => lookUp(term, matching).size > 0);

const isWord = (text: string) => text.length >= MIN_LENGTH && IS_ASCII.test(text);

/** Returns the probable correct spelling of a misspelled word. */
function correctWord(word: string, indexes: readonly Searched[]): string | undefined {
  const [best] = indexes
    .flatMap(({ findAlike }) => findAlike(word))
    .sort((a, b) => a.mistakes - b.mistakes || b.uses - a.uses);
  return best?.word;
}

/**
 * Returns the probable correct form of a run; the run itself if it, or a part of it, is known, or if no word is like
 * it.
 */
function correctRun(run: Run, indexes: readonly Searched[]): Run {
  // A misspelt plural isn't known by its singular, with which the right one only begins.
  const complete = completeTermsOf(run);
  const isKnown = (term: string) =>
    isKnownIn(indexes, term, complete.includes(term) ? 'whole' : 'prefix');
  const correct = (word: string) => correctWord(word, indexes) ?? word;
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

/**
 * Returns a query with misspelled words corrected. A word is misspelled if no index has it, and one has a word with a
 * similar spelling. A short word has too many neighbors, but not together with the word beside it: "data gird".
 */
export function correctQuery(query: Query, indexes: readonly Searched[]): Query {
  const isUnknown = (word: string) => !isWord(word) && !isKnownIn(indexes, word, 'prefix');
  const joined = joinPairs(query, (first, second) => {
    const both =
      isUnknown(first) || isUnknown(second) ? correctWord(first + second, indexes) : undefined;
    // Otherwise it is one of the words alone: "button" for "button qq".
    return both && both.length >= Math.max(first.length, second.length) + 2 ? both : undefined;
  });
  return withAreas({ ...joined, runs: joined.runs.map((run) => correctRun(run, indexes)) });
}
