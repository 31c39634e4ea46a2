import type { LocaleRow } from '../shared/types';

const normalize = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the locales whose name, tag, or title in either language contains each word of a query,
 * without regard to case and accents; all of them for an empty query.
 */
export function filterLocales(locales: readonly LocaleRow[], query: string): readonly LocaleRow[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  return locales.filter(({ name, tag, title, ownTitle }) => {
    const text = normalize([name, tag, title, ownTitle].join(' '));
    return words.every((word) => text.includes(word));
  });
}
