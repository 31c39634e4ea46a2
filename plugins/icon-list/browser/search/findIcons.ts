import { runsOf } from '@component-docs/search/shared/tokenize';
import type { IconFamily, IconSynonyms } from '../../shared/types';
import { scoreWord } from './scoreWord';
import type { IconWords } from './scoreWord';

/** What is known of a family to look for it. */
interface Searchable extends IconWords {
  family: IconFamily;
}

export type IconIndex = readonly Searchable[];

/** Returns where the parts of a name start: `ArrowBack` has parts at 0 and 5. */
function startsOf(name: string): number[] {
  const [run] = runsOf(name);
  const parts = run?.script === 'other' ? run.parts : [];
  let start = 0;
  return [0, ...parts.slice(0, -1).map((part) => (start += part.length))];
}

/** Prepares families for many searches. */
export function indexIcons(families: readonly IconFamily[], synonyms: IconSynonyms): IconIndex {
  return families.map((family) => ({
    family,
    name: family.name.toLowerCase(),
    starts: startsOf(family.name),
    synonyms: (synonyms[family.name] ?? []).map((word) => word.toLowerCase()),
  }));
}

/** Returns how well all words match; 0 if one of them doesn't. */
function scoreOf(icon: Searchable, words: readonly string[]): number {
  const scores = words.map((word) => scoreWord(word, icon));
  const isWhole = icon.name === words.join('');
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, isWhole ? 100 : 0);
}

/** Returns the families that all words match, best first; without words all families, by name. */
export function findIcons(index: IconIndex, words: readonly string[]): IconFamily[] {
  if (words.length === 0) {
    return index.map(({ family }) => family);
  }
  return index
    .map((icon) => ({ family: icon.family, score: scoreOf(icon, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.family.name.length - b.family.name.length)
    .map(({ family }) => family);
}
