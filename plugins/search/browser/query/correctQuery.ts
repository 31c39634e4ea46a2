import { runsOf } from '../../shared/tokenize';
import type { Run } from '../../shared/tokenize';
import type { Matching, OpenedIndex, FieldMatch } from '../index/openIndex';
import { completeTermsOf, termsOf, singularsOf } from './matchRun';
import { withAreas } from './parseQuery';
import type { Query } from './parseQuery';

type LookedUp = Pick<OpenedIndex, 'lookUp'>;

const isPlain = (run: Run | undefined) => run?.script === 'other' && run.parts.length === 0;

/**
 * Returns a query with some of its words joined.
 *
 * @param join returns two adjacent words as one word; undefined for most pairs
 */
function joinPairs(
  query: Query,
  join: (first: string, second: string) => string | undefined,
): Query {
  const runs: Run[] = [];
  const weights: number[] = [];
  query.runs.forEach((run, at) => {
    const before = runs.at(-1);
    const joined = before && isPlain(before) && isPlain(run) && join(before.text, run.text);
    if (joined) {
      runs.splice(-1, 1, { script: 'other', text: joined, parts: [] });
    } else {
      runs.push(run);
      weights.push(query.weights[at] ?? 1);
    }
  });
  return { ...query, runs, weights };
}

const isName = ({ name, aliases }: FieldMatch) => Math.max(name, aliases) >= 0.9;

/** Returns the entries that have a word, or a form of it, in their names. */
const named = (word: string, { lookUp }: LookedUp) =>
  [word, ...singularsOf(word)]
    .flatMap((form) => [...lookUp(form, 'prefix')])
    .filter(([, match]) => isName(match))
    .map(([id]) => id);

/** Returns a query with the words joined that are one in names, and nowhere two: "snack bar", but not "text field". */
export function joinCompounds(query: Query, indexes: readonly LookedUp[]): Query {
  return joinPairs(query, (first, second) => {
    const isOne = indexes.some((index) => named(first + second, index).length > 0);
    const areTwo = indexes.some((index) => {
      const ofFirst = new Set(named(first, index));
      return named(second, index).some((id) => ofFirst.has(id));
    });
    return isOne && !areTwo ? first + second : undefined;
  });
}

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
