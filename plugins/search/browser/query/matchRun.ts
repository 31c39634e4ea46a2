import type { Run } from '../../shared/tokenize';
import { WEIGHTS } from './weights';

/** Returns the score of a term; undefined if it doesn't occur. */
type ScoreOf = (term: string) => number | undefined;

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

/** How well a run of a query matches something. */
export interface RunMatch {
  /** The higher, the better. */
  score: number;
  /** How many of the run's words don't occur. In Chinese, two characters count as a word. */
  missing: number;
}

/**
 * Matches a run of Chinese: each of its characters should be in a pair that occurs. Where two words meet,
 * as in 按钮颜色, the pair between them needn't occur.
 */
function matchPairs(pairs: readonly string[], scoreOf: ScoreOf): RunMatch {
  const scores = pairs.map(scoreOf);
  const isCovered = (position: number) =>
    scores[position - 1] !== undefined || scores[position] !== undefined;
  const isSingle = pairs.length === 1;
  const count = isSingle ? 1 : pairs.length + 1;
  const missing = Array.from({ length: count }, (_, position) => position).filter(
    (position) => !isCovered(position),
  );
  return {
    score: scores.reduce<number>((sum, score) => sum + (score ?? 0), 0) / pairs.length,
    missing: isSingle ? missing.length : missing.length / 2,
  };
}

/**
 * Matches a run of a query with something, by the scores of its terms: a name as a whole or by all its
 * parts, Chinese by its characters.
 */
export function matchRun(run: Run, scoreOf: ScoreOf): RunMatch {
  if (run.script === 'han') {
    return matchPairs(run.pairs, scoreOf);
  }
  const whole = bestOf([run.text, ...singularsOf(run.text)].map(scoreOf));
  const parts = scoreOfAll(run.parts, scoreOf);
  const score = whole ?? (parts === undefined ? undefined : parts * WEIGHTS.parts);
  return { score: score ?? 0, missing: score === undefined ? 1 : 0 };
}

/** Returns the terms of a run that have to be looked up. */
export function termsOf(run: Run): readonly string[] {
  return run.script === 'han' ? run.pairs : [run.text, ...singularsOf(run.text), ...run.parts];
}

/** Returns the terms of a run that must occur as they are: only the last part may be incomplete. */
export function completeTermsOf(run: Run): readonly string[] {
  return run.script === 'han' ? [] : run.parts.slice(0, -1);
}
