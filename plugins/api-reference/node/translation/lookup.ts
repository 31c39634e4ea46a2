import { groupBy } from '@component-docs/kit/node/groupBy';

/** A text of the API reference, and where the package has it. */
export interface Place {
  packageName: string;
  /** `Button`, `Button.props.color`, `Button.classes.root.deprecated` */
  name: string;
  /** Markdown. */
  english: string;
}

/** The English source of one translation. */
export interface Source {
  /** A text, or the form of several texts that differ only in their code (`formOf`). */
  english: string;
  /** Where it is shown, in the order of the packages. */
  places: readonly Place[];
}

/** A `draft` is shown, but nobody has compared it with the English text yet. */
export const ENTRY_STATES = ['draft', 'accepted'] as const;
type EntryState = (typeof ENTRY_STATES)[number];

/** A translated text. It is shown wherever the package has the English text. */
export interface Entry {
  packageName: string;
  /** The first place with the text. It is the entry's key in the package's file. */
  at: string;
  /** The text that was translated, or a form of texts. */
  english: string;
  chinese: string;
  state: EntryState;
}

/** A package's file. */
export type Table = Readonly<Record<string, Pick<Entry, 'english' | 'chinese' | 'state'>>>;

/** A code span of Markdown, or a fenced block: as many backticks at its end as at its start. */
const CODE = /(?<!`)(`+)(?!`)([^`]|[^`][^]*?[^`])\1(?!`)/g;

/** Returns the code of a text, with its backticks. */
export function codeSpans(markdown: string): string[] {
  return markdown.match(CODE) ?? [];
}

/** Removes the code of a text. */
export function withoutCode(markdown: string): string {
  return markdown.replace(CODE, '');
}

/**
 * Returns the form of a text, which has numbers in place of its code:
 * ``Styles applied to the root element if `1`.`` Texts of one form share a translation.
 */
export function formOf(markdown: string): string {
  let count = 0;
  return markdown.replace(CODE, () => `\`${++count}\``);
}

/** Returns whether a text is a form, with numbers in place of its code. */
export function isForm(markdown: string): boolean {
  return codeSpans(markdown).length > 0 && formOf(markdown) === markdown;
}

/** Replaces the numbers in the translation of a form by the code of one of its texts. */
export function fillForm(translation: string, code: readonly string[]): string {
  return translation.replace(CODE, (span) => code[Number(span.slice(1, -1)) - 1] ?? span);
}

/**
 * Returns the key by which a text is found. White space makes no difference, because packages wrap
 * the lines of their comments, and neither do the hosts of links, because pages lead to their own.
 */
export function textKey(markdown: string): string {
  return markdown
    .replace(/(\]\()https?:\/\/[^/)\s]+(?=\/)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns what to translate, most used first: texts, and forms that differ only in their code. */
export function listSources(places: readonly Place[]): Source[] {
  const groups = groupBy(places, ({ english }) => textKey(formOf(english)));
  const sources = [...groups.values()].map((group): Source => {
    const english = group[0]?.english ?? '';
    const isOneText = group.every((place) => textKey(place.english) === textKey(english));
    return { english: isOneText ? english : formOf(english), places: group };
  });
  return sources.sort((a, b) => b.places.length - a.places.length);
}

/** The translation of a text. */
interface Found {
  entry: Entry;
  /** The translation, with the code of the text. */
  chinese: string;
}

export type Lookup = (english: string) => Found | undefined;

/** Returns what finds the translation of a text: its own entry, or else that of its form. */
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
