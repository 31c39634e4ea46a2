import type { Run } from '../../shared/tokenize';
import { WEIGHTS } from './weights';

/** Returns the score of a term; undefined if it doesn't occur. */
type ScoreOf = (term: string) => number | undefined;

/** Returns how rare a term is: 1 for one that says much, 0 for one that every page has. */
export type RarityOf = (term: string) => number;

const PLURAL = /[^su]s$/;
const LONG_PLURAL = /(?:x|ch|sh|ss)es$/;
const VERB_ENDING = /(?:ing|ed)$/;

/** Returns the word that an English plural is probably of: names of components are singular. */
export function singularsOf(word: string): readonly string[] {
  if (word.length <= 3 || !PLURAL.test(word)) {
    return [];
  }
  return [word.slice(0, LONG_PLURAL.test(word) ? -2 : -1)];
}

/** Returns what other forms of a word begin with: `scroll` for "scrolling", `drag` for "dragged". */
function stemsOf(word: string): readonly string[] {
  const stem = word.replace(VERB_ENDING, '').replace(/([^ls])\1$/, '$1');
  return stem !== word && stem.length >= 4 ? [stem] : [];
}

/** Returns the forms of a word by which it is found, too. */
const formsOf = (word: string) => [...singularsOf(word), ...stemsOf(word)];

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
  /**
   * How many of the run's words don't occur. A word counts as much as it is rare, because filler words of a sentence
   * would outvote it; in Chinese, where pairs of characters are rare by themselves, two characters count as a word.
   */
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
export function matchRun(run: Run, scoreOf: ScoreOf, rarityOf: RarityOf): RunMatch {
  if (run.script === 'han') {
    return matchPairs(run.pairs, scoreOf);
  }
  const whole = bestOf([run.text, ...formsOf(run.text)].map(scoreOf));
  const parts = scoreOfAll(run.parts, scoreOf);
  const score = whole ?? (parts === undefined ? undefined : parts * WEIGHTS.parts);
  const rarity = () => Math.min(...termsOf(run).map(rarityOf));
  return { score: score ?? 0, missing: score === undefined ? rarity() : 0 };
}

/** Returns the terms of a run that have to be looked up. */
export function termsOf(run: Run): readonly string[] {
  return run.script === 'han' ? run.pairs : [run.text, ...formsOf(run.text), ...run.parts];
}

/** Returns the terms of a run that must occur as they are: only the last part may be incomplete. */
export function completeTermsOf(run: Run): readonly string[] {
  return run.script === 'han' ? [] : run.parts.slice(0, -1);
}
