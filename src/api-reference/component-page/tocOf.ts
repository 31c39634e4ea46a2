import { sectionLabels } from './labels';
import { tocEntries } from '../shared/component-page/sections';
import type { ComponentApi, TocEntry } from '../shared/component-page/types';

/** Returns an API page's table of contents in the reader's language, in Docusaurus' format. */
export function tocOf(api: ComponentApi): TocEntry[] {
  return tocEntries(api, sectionLabels());
}
