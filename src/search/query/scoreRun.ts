import type { Run } from '../shared/tokenize';

/** Returns the score of a term; undefined if it doesn't occur. */
type ScoreOf = (term: string) => number | undefined;

/** Weight of a name that only matches by its parts: `text field` for `TextField`. */
const PARTS_WEIGHT = 0.6;

const PLURAL = /[^su]s$/;

/** Returns the word that an English plural is probably of: names of components are singular. */
export const singularsOf = (word: string): readonly string[] =>
  word.length > 3 && PLURAL.test(word) ? [word.slice(0, -1)] : [];

const bestOf = (scores: readonly (number | undefined)[]): number | undefined => {
  const known = scores.filter((score) => score !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};

/** Returns the mean score of terms that must all occur; undefined if one is missing. */
function scoreOfAll(terms: readonly string[], scoreOf: ScoreOf): number | undefined {
  const scores = terms.map(scoreOf);
  return terms.length > 0 && scores.every((score) => score !== undefined)
    ? scores.reduce((sum, score) => sum + score, 0) / scores.length
    : undefined;
}

/**
 * Returns the score of a run of Chinese: each of its characters must be in a pair that occurs. Where
 * two words meet, as in 按钮颜色, the pair between them needn't occur.
 */
function scoreOfPairs(pairs: readonly string[], scoreOf: ScoreOf): number | undefined {
  const scores = pairs.map(scoreOf);
  const isCovered = (position: number) =>
    scores[position - 1] !== undefined || scores[position] !== undefined;
  const count = pairs.length === 1 ? 1 : pairs.length + 1;
  return Array.from({ length: count }, (_, position) => position).every(isCovered)
    ? scores.reduce<number>((sum, score) => sum + (score ?? 0), 0) / pairs.length
    : undefined;
}

/**
 * Returns how well a run of a query matches something, from the scores of its terms; undefined if it
 * doesn't match: a name as a whole or by all its parts, Chinese by all its characters.
 */
export function scoreRun(run: Run, scoreOf: ScoreOf): number | undefined {
  if (run.script === 'han') {
    return scoreOfPairs(run.pairs, scoreOf);
  }
  const whole = bestOf([run.text, ...singularsOf(run.text)].map(scoreOf));
  const parts = scoreOfAll(run.parts, scoreOf);
  return whole === undefined && parts !== undefined ? parts * PARTS_WEIGHT : whole;
}

/** Returns the terms of a run that have to be looked up. */
export function termsOf(run: Run): readonly string[] {
  return run.script === 'han' ? run.pairs : [run.text, ...singularsOf(run.text), ...run.parts];
}

/** Returns the terms of a run that must occur as they are: only the last part may be incomplete. */
export function completeTermsOf(run: Run): readonly string[] {
  return run.script === 'han' ? [] : run.parts.slice(0, -1);
}
