import { sectionLabels } from './labels';
import { tocEntries } from './sections';
import type { ComponentApi, TocEntry } from './types';

/** An API page's table of contents in the reader's language, as Docusaurus takes it. */
export function tocOf(api: ComponentApi): TocEntry[] {
  return tocEntries(api, sectionLabels());
}
