import { isStopWord } from '../../shared/stopWords';
import { runsOf } from '../../shared/tokenize';
import type { Run } from '../../shared/tokenize';
import { singularsOf } from './matchRun';

/** The words of a name. */
export interface NameWords {
  /** Each word with its singular. */
  words: readonly (readonly string[])[];
  /** All words as one. */
  joined: string;
  /** The pairs of characters of its Chinese. */
  pairs: ReadonlySet<string>;
  /** The number of its Chinese characters; two count as a word. */
  characters: number;
}

const formsOf = (word: string) => [word, ...singularsOf(word)];

/** `Date Picker 日期选择器`, which is two names. */
const BILINGUAL = /^([ -~]+?) (\p{Script=Han}+)$/u;

function splitName(name: string): NameWords {
  const runs = runsOf(name);
  const kept = runs.filter(({ text }) => !isStopWord(text));
  const words: (readonly string[])[] = [];
  const pairs = new Set<string>();
  let characters = 0;
  for (const run of kept.length > 0 ? kept : runs) {
    if (run.script === 'han') {
      run.pairs.forEach((pair) => pairs.add(pair));
      characters += [...run.text].length;
    } else {
      const parts = run.parts.filter((part) => !isStopWord(part));
      words.push(...(parts.length > 0 ? parts : [run.text]).map(formsOf));
    }
  }
  return { words, pairs, characters, joined: runs.map(({ text }) => text).join('') };
}

/** Returns the words of each of an entry's names; for a bilingual name, its words in each language. */
export function splitNames(names: readonly string[]): NameWords[] {
  const plain = names.map((name) => name.replace(/ API$/, ''));
  return [...new Set(plain.flatMap((name) => BILINGUAL.exec(name)?.slice(1) ?? [name]))].map(
    splitName,
  );
}

/** The overlap of a query and a name. */
export interface NameMatch {
  /** For each run of the query, the share of it that is in the name. */
  shares: readonly number[];
  /** How many words of the name the query has. */
  common: number;
  /** How many words the name has. */
  words: number;
}

/** The words of a query that are looked for in names. */
export interface AskedWords {
  runs: readonly { run: Run; forms: readonly string[]; parts: readonly (readonly string[])[] }[];
  /** All words as one, with their singular. */
  joined: readonly string[];
  forms: ReadonlySet<string>;
  pairs: readonly string[];
}

/** Returns the words of a query in the form in which they are looked for in names. */
export function askedWords(runs: readonly Run[]): AskedWords {
  const asked = runs.map((run) => ({
    run,
    forms: formsOf(run.text),
    parts: run.script === 'han' ? [] : run.parts.map(formsOf),
  }));
  return {
    runs: asked,
    joined: formsOf(runs.map(({ text }) => text).join('')),
    forms: new Set(asked.flatMap(({ forms, parts }) => [...forms, ...parts.flat()])),
    pairs: runs.flatMap((run) => (run.script === 'han' ? run.pairs : [])),
  };
}

/** The overlap of a query with a name that has none of its words. */
export const NO_NAME: NameMatch = { shares: [], common: 0, words: 1 };

/** Returns the number of characters of Chinese that are in some of its pairs. */
function covered(pairs: readonly string[], isIn: (pair: string) => boolean): number {
  const has = pairs.map(isIn);
  const count = pairs.length === 1 ? [...(pairs[0] ?? '')].length : pairs.length + 1;
  return Array.from({ length: count }).filter((_, at) => has[at - 1] || has[at]).length;
}

/** Matches a query with a name. */
export function matchName(asked: AskedWords, name: NameWords): NameMatch {
  const size = name.words.length + name.characters / 2;
  if (asked.joined.includes(name.joined)) {
    return { shares: asked.runs.map(() => 1), common: size, words: size };
  }
  const isIn = (forms: readonly string[]) =>
    name.words.some((word) => word.some((form) => forms.includes(form)));
  const shares = asked.runs.map(({ run, forms, parts }) => {
    if (run.script === 'han') {
      return covered(run.pairs, (pair) => name.pairs.has(pair)) / Math.max(1, [...run.text].length);
    }
    const isWhole = isIn(forms) || forms.includes(name.joined);
    return Number(isWhole || (parts.length > 0 && parts.every(isIn)));
  });
  if (!shares.some((share) => share > 0)) {
    return NO_NAME;
  }
  const isAll = asked.runs.some(({ forms }) => forms.includes(name.joined));
  const common = isAll
    ? name.words.length
    : name.words.filter((word) => word.some((form) => asked.forms.has(form))).length;
  const inPairs =
    name.pairs.size > 0 ? covered([...name.pairs], (pair) => asked.pairs.includes(pair)) : 0;
  return { shares, common: common + inPairs / 2, words: size };
}

/** Returns the overlap of a query with two names together. */
export const joinMatches = (a: NameMatch, b: NameMatch): NameMatch => ({
  shares:
    a.shares.length === 0
      ? b.shares
      : a.shares.map((share, index) => Math.max(share, b.shares[index] ?? 0)),
  common: a.common + b.common,
  words: a.words + b.words,
});

/**
 * Returns how much a query and a name are the same, from 0 to 1: the share of the query that is in the name, with the
 * share of the name that is in the query.
 *
 * @param weights how much each run of the query counts
 */
export function similarity(
  { shares, common, words }: NameMatch,
  weights: readonly number[],
): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const recall =
    shares.reduce((sum, share, index) => sum + share * (weights[index] ?? 0), 0) / total;
  const precision = Math.min(1, common / words);
  return recall * precision;
}
