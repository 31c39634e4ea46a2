import type { Lookup } from './createLookup';
import type { WriteText } from './mapTexts';

/** An item in the reader's language. */
export interface Translated<Item> {
  item: Item;
  /** Some of its texts are drafts. */
  hasDrafts: boolean;
}

/**
 * Returns an item with the translations of its texts. Texts without one stay English.
 *
 * @param mapTexts returns the item with other texts
 * @param lookup finds translations; without it, all texts stay English
 */
export function translateTexts<Item>(
  item: Item,
  mapTexts: (item: Item, write: WriteText) => Item,
  lookup?: Lookup,
): Translated<Item> {
  let hasDrafts = false;
  const translated = mapTexts(item, (english) => {
    const found = lookup?.(english);
    hasDrafts ||= found?.entry.state === 'draft';
    return found?.chinese ?? english;
  });
  return { item: translated, hasDrafts };
}
