/** What a hit leads to. */
export const ENTRY_KINDS = ['component', 'prop', 'slot', 'class'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What a hit shows. */
export interface SearchHit {
  kind: EntryKind;
  /** The component that it belongs to, or is. */
  component: string;
  name: string;
  /** Where it is, below the path that the index is for: `button#button-prop-color`. */
  path: string;
  /** One sentence; empty if nothing is said of it. */
  text: string;
}

/** Something to be found. */
export interface SearchEntry extends SearchHit {
  /** All that is said of it, in any language; found, but not shown. */
  description: string;
}
