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
 * Holds the sections of a translated page and its record against today's English: one entry for
 * each English section, in that order, then one for each that English no longer has, whether the
 * page still shows it or only the record still names it. Where a section stands makes no
 * difference.
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
      const twin = translatedById.get(id);
      const state = stateOf(section, twin !== undefined, recorded.get(id));
      return { id, title, state, line: twin?.line, englishLine };
    }),
    ...orphans.map((id) => {
      const { title = '', line } = translatedById.get(id) ?? {};
      return { id, title, state: 'orphaned' as const, line };
    }),
  ];
}
