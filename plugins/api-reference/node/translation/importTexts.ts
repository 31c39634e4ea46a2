import { arrangeEntries } from './compareTable';
import { checkTexts } from './readEntries';
import { formOf, textKey } from './lookup';
import type { Entry, Place } from './lookup';

/** A text with its translation, as a translator returns it. */
export interface TranslatedText {
  english: string;
  chinese: string;
}

export interface ImportResult {
  entries: readonly Entry[];
  /** One message for each text that was not imported. */
  problems: readonly string[];
}

function problemsOf({ english, chinese }: TranslatedText, known: ReadonlySet<string>): string[] {
  return known.has(textKey(english))
    ? checkTexts(english, chinese)
    : ['no package has this text. Copy it from npm run translate -- reference todo.'];
}

/**
 * Adds translations to the entries, as drafts. An entry with the same translation keeps its state.
 * Texts without a translation are left out, and texts with a fault are reported.
 */
export function importTexts(
  entries: readonly Entry[],
  texts: readonly TranslatedText[],
  places: readonly Place[],
): ImportResult {
  const known = new Set(
    places.flatMap(({ english }) => [textKey(english), textKey(formOf(english))]),
  );
  const byKey = new Map(entries.map((entry) => [textKey(entry.english), entry]));
  const problems: string[] = [];
  for (const text of texts.filter(({ chinese }) => chinese !== '')) {
    const found = problemsOf(text, known);
    problems.push(...found.map((problem) => `${JSON.stringify(text.english)}: ${problem}`));
    const key = textKey(text.english);
    if (found.length === 0 && byKey.get(key)?.chinese !== text.chinese) {
      // Without a place, until it is arranged.
      byKey.set(key, { packageName: '', at: '', ...text, state: 'draft' });
    }
  }
  // An entry that no place shows, because its texts have their own translations, has no key.
  const arranged = arrangeEntries([...byKey.values()], places).filter(({ at }) => at !== '');
  return { entries: arranged, problems };
}
