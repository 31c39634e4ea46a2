import { formOf } from './codeSlots';
import type { Place, Source } from './types';

/**
 * Returns the key by which a text is found. White space makes no difference, because packages wrap
 * the lines of their comments.
 */
export function textKey(markdown: string): string {
  return markdown.replace(/\s+/g, ' ').trim();
}

function groupByForm(places: readonly Place[]): Place[][] {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const key = textKey(formOf(place.english));
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return [...groups.values()];
}

/**
 * Returns what there is to translate, most used first: each text once, and the form of texts that
 * differ only in their code.
 */
export function listSources(places: readonly Place[]): Source[] {
  const sources = groupByForm(places).map((group): Source => {
    const english = group[0]?.english ?? '';
    const isOneText = group.every((place) => textKey(place.english) === textKey(english));
    return { english: isOneText ? english : formOf(english), places: group };
  });
  return sources.sort((a, b) => b.places.length - a.places.length);
}
