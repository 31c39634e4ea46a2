/** How a translated section may differ from its English one. A budget limits each. */
export const DRIFT_KINDS = ['behind', 'missing', 'orphaned', 'unrecorded'] as const;
export type DriftKind = (typeof DRIFT_KINDS)[number];

/**
 * - `current`: made from today's English.
 * - `behind`: made from English that has changed since.
 * - `missing`: only English has it.
 * - `orphaned`: English no longer has it.
 * - `unrecorded`: in both, but nothing says from which English it was made.
 */
export type SectionState = 'current' | DriftKind;

/** A part of a page that is translated at a time. */
export interface Section {
  /** The heading's anchor, or one of the two ids below. */
  id: string;
  /** The heading as plain text; empty for the two parts that have none. */
  title: string;
  /** Line in the page's file, from 1. */
  line: number;
  /** Stands for what the section says: the same text gives the same hash. */
  hash: string;
}

/** The part of the front matter that readers see. No anchor can have this id or the next. */
export const FRONT_MATTER = '@front-matter';
/** What comes before the first section heading. */
export const LEAD = '@lead';

/** For each section of a translated page, the hash of the English that it was made from. */
export type SectionRecord = Readonly<Record<string, string>>;

export interface SectionDrift {
  id: string;
  /** The English heading; that of the translation where English has none. */
  title: string;
  state: SectionState;
  /** Line in the translated page; undefined where that has no such section. */
  line?: number;
  /** Line in the English page; undefined where that has no such section. */
  englishLine?: number;
}

/** A translated page and the files that belong to it, as paths from the site's root. */
export interface Translation {
  locale: string;
  /** The page's address without language: `/material-ui/react-button`. */
  page: string;
  file: string;
  /** The English page. */
  source: string;
  /** The record of the English that the page was made from. */
  record: string;
}

export interface PageDrift {
  translation: Translation;
  /** In the order of the English page, orphans last. */
  sections: readonly SectionDrift[];
}
