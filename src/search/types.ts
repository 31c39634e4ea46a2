/** What a hit links to. */
export const ENTRY_KINDS = ['component', 'prop', 'slot', 'class'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The data that a hit shows. */
export interface SearchHit {
  kind: EntryKind;
  /** The component itself, or the one that the hit belongs to. */
  component: string;
  name: string;
  /** Path of the hit, relative to the path that the index is for: `button#button-prop-color`. */
  path: string;
  /** One sentence; empty without a description. */
  text: string;
}

/** A searchable entry. */
export interface SearchEntry extends SearchHit {
  /** The full description, in any language; searched, but not shown. */
  description: string;
}
