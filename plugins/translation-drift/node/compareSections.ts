import type { Section, SectionDrift, SectionRecord, SectionState } from './types';

function stateOf(english: Section, isTranslated: boolean, recorded?: string): SectionState {
  if (!isTranslated) {
    return 'missing';
  }
  if (recorded === undefined) {
    return 'unrecorded';
  }
  return recorded === english.hash ? 'current' : 'behind';
}

/**
 * Compares the sections of a translated page and its record with the current English page. Returns
 * one entry for each English section, in English order, then one for each section that no longer
 * exists in English but is still in the translation or in the record. The position of a section
 * makes no difference.
 */
export function compareSections(
  english: readonly Section[],
  translated: readonly Section[],
  record: SectionRecord,
): SectionDrift[] {
  const translatedById = new Map(translated.map((section) => [section.id, section]));
  const recorded = new Map(Object.entries(record));
  const englishIds = new Set(english.map(({ id }) => id));
  const orphans = [...new Set([...translatedById.keys(), ...recorded.keys()])].filter(
    (id) => !englishIds.has(id),
  );
  return [
    ...english.map((section) => {
      const { id, title, line: englishLine } = section;
      const counterpart = translatedById.get(id);
      const state = stateOf(section, counterpart !== undefined, recorded.get(id));
      return { id, title, state, line: counterpart?.line, englishLine };
    }),
    ...orphans.map((id) => {
      const { title = '', line } = translatedById.get(id) ?? {};
      return { id, title, state: 'orphaned' as const, line };
    }),
  ];
}
