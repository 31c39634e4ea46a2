import type { RootContent } from 'mdast';
import type { Language } from '../../../../plugins/labels/shared/languages';

/** The page that shows a table. */
export interface TablePlace {
  siteDir: string;
  language: Language;
}

/** What replaces an element: nodes, and what they were read from. */
export interface PackageTable {
  nodes: RootContent[];
  /** Relative to the site's root. */
  files: readonly string[];
  /** Relative to the site's root. */
  folders: readonly string[];
}
