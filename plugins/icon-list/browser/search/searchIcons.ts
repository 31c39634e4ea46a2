import { similarity } from '@component-docs/kit/shared/similarity';
import { runsOf } from '@component-docs/search/shared/tokenize';
import { ICON_STYLES } from '../../shared/types';
import type { IconFamily, IconStyle, IconSynonyms } from '../../shared/types';
import { parseQuery } from './parseQuery';

/** The words that an icon is found by. */
interface IconWords {
  /** In lower case. */
  name: string;
  starts: readonly number[];
  /** In lower case. */
  synonyms: readonly string[];
}

const IS_HAN = /^\p{Script=Han}/u;

/** Returns how well a word matches a synonym, which may have several words. */
function scoreSynonym(word: string, synonym: string): number {
  if (synonym === word) {
    return 9;
  }
  if (IS_HAN.test(word)) {
    return synonym.includes(word) ? 5 : 0;
  }
  const parts = synonym.split(' ');
  if (parts.includes(word)) {
    return 7;
  }
  return parts.some((part) => part.startsWith(word)) ? 5 : 0;
}

/** Returns how well a word matches a name from the beginning of one of its parts. */
function scoreName(word: string, { name, starts }: IconWords): number {
  const place = starts.findIndex((start) => name.startsWith(word, start));
  if (place === -1) {
    return 0;
  }
  const end = (starts[place] ?? 0) + word.length;
  const isWhole = end === name.length || starts.includes(end);
  return (isWhole ? 8 : 4) + (place === 0 ? 2 : 0);
}

/**
 * Returns how well a word matches an icon: 0 for not at all. A synonym as a whole counts more than a part in
 * the middle of a name, because the icons that most readers look for have synonyms.
 */
function scoreWord(word: string, icon: IconWords): number {
  return Math.max(
    scoreName(word, icon),
    ...icon.synonyms.map((synonym) => scoreSynonym(word, synonym)),
  );
}

/** The searchable data of a family. */
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
function findIcons(index: IconIndex, words: readonly string[]): IconFamily[] {
  if (words.length === 0) {
    return index.map(({ family }) => family);
  }
  return index
    .map((icon) => ({ family: icon.family, score: scoreOf(icon, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.family.name.length - b.family.name.length)
    .map(({ family }) => family);
}

/** From this similarity on, a name may be the one that the reader meant. */
const SIMILAR = 0.6;
const MAX_NAMES = 3;
/** How much better than a synonym an equally similar name is. */
const NAME_BONUS = 0.01;

/** Returns the names of up to three families that a query without results may have meant. */
function similarNames(index: IconIndex, words: readonly string[]): string[] {
  const query = words.join('');
  return index
    .map(({ family, name, synonyms }) => ({
      name: family.name,
      score: Math.max(
        similarity(name, query) + NAME_BONUS,
        ...synonyms.map((each) => similarity(each, query)),
      ),
    }))
    .filter(({ score }) => score >= SIMILAR)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_NAMES)
    .map(({ name }) => name);
}

/** The list's result for a query. */
export interface SearchResult {
  families: readonly IconFamily[];
  style: IconStyle;
  /** Without a result in this style: another style that has one. */
  otherStyle: IconStyle | undefined;
  /** Without a result in any style: names that may be meant. */
  similar: readonly string[];
}

/** Searches icons by names and synonyms. A style that the query names replaces the chosen one. */
export function searchIcons(index: IconIndex, query: string, chosen: IconStyle): SearchResult {
  const { words, style = chosen } = parseQuery(query);
  const all = findIcons(index, words);
  const families = all.filter(({ styles }) => styles.includes(style));
  const isEmpty = families.length === 0;
  return {
    families,
    style,
    otherStyle: isEmpty ? ICON_STYLES.find((each) => all[0]?.styles.includes(each)) : undefined,
    similar: isEmpty && all.length === 0 ? similarNames(index, words) : [],
  };
}
