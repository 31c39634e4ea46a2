import type { Run } from '../../shared/tokenize';
import type { FieldMatch, OpenedIndex } from '../index/openIndex';
import { singularsOf } from './matchRun';
import type { Query } from './parseQuery';

type Searched = Pick<OpenedIndex, 'lookUp'>;

const isPlain = (run: Run | undefined) => run?.script === 'other' && run.parts.length === 0;

/**
 * Returns a query with some of its words joined.
 *
 * @param join returns two adjacent words as one word; undefined for most pairs
 */
export function joinPairs(
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
const named = (word: string, { lookUp }: Searched) =>
  [word, ...singularsOf(word)]
    .flatMap((form) => [...lookUp(form, 'prefix')])
    .filter(([, match]) => isName(match))
    .map(([id]) => id);

/** Returns a query with the words joined that are one in names, and nowhere two: "snack bar", but not "text field". */
export function joinCompounds(query: Query, indexes: readonly Searched[]): Query {
  return joinPairs(query, (first, second) => {
    const isOne = indexes.some((index) => named(first + second, index).length > 0);
    const areTwo = indexes.some((index) => {
      const ofFirst = new Set(named(first, index));
      return named(second, index).some((id) => ofFirst.has(id));
    });
    return isOne && !areTwo ? first + second : undefined;
  });
}
