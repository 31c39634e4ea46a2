/** How a translated section can differ from the English section. */
export type DriftKind = 'behind' | 'missing' | 'orphaned' | 'unrecorded';

/**
 * - `current`: translated from the current English text.
 * - `behind`: translated from English text that has changed since.
 * - `missing`: exists only in English.
 * - `orphaned`: no longer exists in English.
 * - `unrecorded`: exists in both, but without a record of the English text it was translated from.
 */
export type SectionState = 'current' | DriftKind;

/** A part of a page that is translated and tracked separately. */
export interface Section {
  /** The heading's anchor, or one of the two ids below. */
  id: string;
  /** The heading as plain text; empty for the two parts that have none. */
  title: string;
  /** Line in the page's file, from 1. */
  line: number;
  /** Hash of the section's normalized text. */
  hash: string;
}

/** The part of the front matter that readers see. No anchor can be equal to this id or the next. */
export const FRONT_MATTER = '@front-matter';
/** The content before the first section heading. */
export const LEAD = '@lead';

/** For each section of a translated page, the hash of the English text it was translated from. */
export type SectionRecord = Readonly<Record<string, string>>;

export interface SectionDrift {
  id: string;
  /** The English heading, or the translated heading if the section doesn't exist in English. */
  title: string;
  state: SectionState;
  /** Line in the translated page; undefined if the page doesn't have the section. */
  line?: number;
  /** Line in the English page; undefined if the page doesn't have the section. */
  englishLine?: number;
}

/** A translated page and its files, as paths relative to the site's root. */
export interface Translation {
  locale: string;
  /** The page's path without the language: `/acme-ui/react-button`. */
  page: string;
  file: string;
  /** The English page. */
  source: string;
  /** The record of the English text that the page was translated from. */
  record: string;
}

export interface PageDrift {
  translation: Translation;
  /** In the order of the English page, orphans last. */
  sections: readonly SectionDrift[];
}
