import { codeSpans, fillForm, formOf } from './codeSlots';
import { textKey } from './listSources';
import type { Entry } from './types';

/** The translation of a text. */
export interface Found {
  entry: Entry;
  /** The translation, with the code of the text. */
  chinese: string;
}

export type Lookup = (english: string) => Found | undefined;

/**
 * Returns a function that finds the translation of a text. An entry for the text itself wins over one
 * for its form, so that a form can have exceptions.
 */
export function createLookup(entries: readonly Entry[]): Lookup {
  const byKey = new Map(entries.map((entry) => [textKey(entry.english), entry]));
  return (english) => {
    const exact = byKey.get(textKey(english));
    if (exact) {
      return { entry: exact, chinese: exact.chinese };
    }
    const ofForm = byKey.get(textKey(formOf(english)));
    return ofForm && { entry: ofForm, chinese: fillForm(ofForm.chinese, codeSpans(english)) };
  };
}
