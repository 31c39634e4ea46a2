/** A text of the API reference, and where the package has it. */
export interface Place {
  packageName: string;
  /** `Button`, `Button.props.color`, `Button.classes.root.deprecated` */
  name: string;
  /** Markdown. */
  english: string;
}

/** What one translation is for. */
export interface Source {
  /** A text, or the form of several texts that differ only in their code (`codeSlots.ts`). */
  english: string;
  /** Where it is shown, in the order of the packages. */
  places: readonly Place[];
}

/** A `draft` is shown, but nobody has compared it with the English text yet. */
export const ENTRY_STATES = ['draft', 'accepted'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

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
