import { sectionLabels } from './labels';
import { tocEntries } from './sections';
import type { ComponentApi, TocEntry } from './types';

/** Returns an API page's table of contents in the reader's language, in Docusaurus' format. */
export function tocOf(api: ComponentApi): TocEntry[] {
  return tocEntries(api, sectionLabels());
}
