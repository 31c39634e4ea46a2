import type { Run } from '../../shared/tokenize';
import { WEIGHTS } from './weights';

/** Returns how rare a term is: 1 for a very rare term, 0 for a term that every page has. */
export type RarityOf = (term: string) => number;

const PLURAL = /[^su]s$/;
const LONG_PLURAL = /(?:x|ch|sh|ss)es$/;
const VERB_ENDING = /(?:ing|ed)$/;
/** The ending of words for possible actions: `scrollable`, `collapsible`; but not of `variable`. */
const ABLE_ENDING = /([^i])[ai]ble$/;

/** Returns the word that an English plural is probably of: names of components are singular. */
export function singularsOf(word: string): readonly string[] {
  if (word.length <= 3 || !PLURAL.test(word)) {
    return [];
  }
  return [word.slice(0, LONG_PLURAL.test(word) ? -2 : -1)];
}

/**
 * Returns the beginnings of other forms of a word: `scroll` for "scrolling", `drag` for "dragged" and "draggable".
 */
function stemsOf(word: string): readonly string[] {
  const stem = word
    .replace(VERB_ENDING, '')
    .replace(ABLE_ENDING, '$1')
    .replace(/([^ls])\1$/, '$1');
  return stem !== word && stem.length >= 4 ? [stem] : [];
}

/** Returns the forms of a word by which it is found, too. */
const formsOf = (word: string) => [...singularsOf(word), ...stemsOf(word)];

/** How well something matches entries, or the best entries of pages, by their ids. */
export type Scores = ReadonlyMap<number, number>;

/** A word of a query, or a pair of characters of its Chinese. */
export interface AskedUnit {
  /** How much it counts: as much as it is rare, because filler words of a sentence would outvote it. */
  weight: number;
  ofEntry: Scores;
  ofPage: Scores;
}

/** A run of a query, with the places where an index has it. */
export interface AskedRun {
  run: Run;
  units: readonly AskedUnit[];
  weight: number;
}

/** Returns a run that counts more or less. */
export const weighted = (run: AskedRun, by: number): AskedRun => ({
  ...run,
  units: run.units.map((unit) => ({ ...unit, weight: unit.weight * by })),
  weight: run.weight * by,
});

/** Returns the terms of a run that have to be looked up. */
export function termsOf(run: Run): readonly string[] {
  return run.script === 'han' ? run.pairs : [run.text, ...formsOf(run.text), ...run.parts];
}

/** Returns the terms of a run that must occur as they are: only the last part may be incomplete. */
export function completeTermsOf(run: Run): readonly string[] {
  return run.script === 'han' ? [] : [...singularsOf(run.text), ...run.parts.slice(0, -1)];
}

/** Returns the best of the scores. */
function bestOf(all: readonly Scores[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const scores of all) {
    for (const [id, score] of scores) {
      best.set(id, Math.max(best.get(id) ?? 0, score));
    }
  }
  return best;
}

/** Returns the mean score of each entry that has all parts of a name. */
function meanOfAll([first, ...others]: readonly Scores[]): Scores {
  const means = new Map<number, number>();
  for (const [id, score] of first ?? []) {
    if (others.every((scores) => scores.has(id))) {
      const sum = others.reduce((total, scores) => total + (scores.get(id) ?? 0), score);
      means.set(id, (sum / (others.length + 1)) * WEIGHTS.parts);
    }
  }
  return means;
}

/** Where two words meet, as in 按钮颜色, is a pair that occurs nowhere. */
const weightOfPair = (rarity: number) => (rarity < 1 ? rarity / 2 : 0.1);

/**
 * Returns a run with the places where an index has it: a name as a whole, or all of its parts in one entry, Chinese
 * by its pairs.
 *
 * @param scoresOf returns how well a term matches the entries of the index
 * @param pageOf returns the page of an entry
 */
export function askRun(
  run: Run,
  scoresOf: (term: string) => Scores,
  rarityOf: RarityOf,
  pageOf: (id: number) => number,
): AskedRun {
  const unitOf = (weight: number, ofEntry: Scores): AskedUnit => {
    const ofPage = new Map<number, number>();
    for (const [id, score] of ofEntry) {
      const page = pageOf(id);
      ofPage.set(page, Math.max(ofPage.get(page) ?? 0, score));
    }
    return { weight, ofEntry, ofPage };
  };
  if (run.script === 'han') {
    const units = run.pairs.map((pair) => unitOf(weightOfPair(rarityOf(pair)), scoresOf(pair)));
    return { run, units, weight: units.reduce((sum, { weight }) => sum + weight, 0) };
  }
  const words = [run.text, ...formsOf(run.text)];
  const scores = bestOf([...words.map(scoresOf), meanOfAll(run.parts.map(scoresOf))]);
  const rarity = Math.min(...words.map(rarityOf));
  const weight = rarity < 1 ? rarity : Math.max(0, ...run.parts.map(rarityOf)) || 1;
  return { run, units: [unitOf(weight, scores)], weight };
}

/** How well a run of a query matches something. */
export interface RunMatch {
  /** The higher, the better; the rarer a word is, the more it counts. */
  score: number;
  /** How many of the run's words don't occur. A word counts as much as it is rare; two Chinese characters are a word. */
  missing: number;
}

/**
 * Matches a run with something, by the scores of its units. Each character of Chinese should be in a pair that occurs.
 * Where two words meet, as in 按钮颜色, the pair between them needn't occur.
 */
export function matchRun(
  { run, units }: AskedRun,
  scoreOf: (unit: AskedUnit) => number | undefined,
): RunMatch {
  const scores = units.map(scoreOf);
  const score = units.reduce((sum, { weight }, at) => sum + weight * (scores[at] ?? 0), 0);
  const missed = (at: number) => (scores[at] === undefined ? units[at]?.weight : 0);
  if (run.script !== 'han' || run.pairs.length === 1) {
    return { score, missing: missed(0) ?? 0 };
  }
  const missing = Array.from({ length: units.length + 1 }, (_, at) => {
    const around = [missed(at - 1), missed(at)].filter((weight) => weight !== undefined);
    return Math.min(...around);
  });
  return { score, missing: missing.reduce((sum, weight) => sum + weight, 0) };
}
