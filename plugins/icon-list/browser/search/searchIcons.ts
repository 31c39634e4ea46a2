import { ICON_STYLES } from '../../shared/types';
import type { IconFamily, IconStyle } from '../../shared/types';
import { findIcons } from './findIcons';
import type { IconIndex } from './findIcons';
import { parseQuery } from './parseQuery';
import { similarNames } from './similarNames';

/** What the list shows for a query. */
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
