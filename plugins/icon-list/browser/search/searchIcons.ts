import { ICON_STYLES } from '../../shared/types';
import type { IconFamily, IconStyle } from '../../shared/types';
import { findIcons } from './findIcons';
import type { IconIndex } from './findIcons';
import { parseQuery } from './parseQuery';
import { similarity } from '@component-docs/kit/shared/similarity';

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
  /** The icons that match, in this style. */
  families: readonly IconFamily[];
  style: IconStyle;
  /** Without a result in this style: another style that has one. */
  otherStyle: IconStyle | undefined;
  /** Without a result in any style: names that may be meant. */
  similar: readonly string[];
}

/**
 * Searches icons by their names and synonyms. A style that the query names is shown instead of the chosen
 * one.
 */
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
