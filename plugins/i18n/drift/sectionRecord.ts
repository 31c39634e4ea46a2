import type { Section, SectionRecord } from './types';

const HASH = /^[0-9a-f]{8}$/;

/**
 * Reads the record beside a translated page. `file` is for messages.
 *
 * Throws, with the file and the mend, when it is not an object of hashes by section.
 */
export function parseRecord(file: string, json: string): SectionRecord {
  const mend = 'Restore it, or remove it and run npm run translate:accept.';
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}. ${mend}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${file}: must be an object of hashes by section. ${mend}`);
  }
  for (const [id, hash] of Object.entries(value)) {
    if (typeof hash !== 'string' || !HASH.test(hash)) {
      throw new Error(`${file}: "${id}" has no hash of eight hexadecimal digits. ${mend}`);
    }
  }
  return value as SectionRecord;
}

/** Writes a record as it stands in the repository: as prettier would, one section a line. */
export function printRecord(record: SectionRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/**
 * The record after a translator has looked: the sections named (all by default) are made from
 * today's English. Others keep their hash; what English or the translation no longer has is left
 * out. In the order of the English page, so that differences read like the page.
 *
 * Throws when a section is named that English or the translation does not have.
 */
export function acceptSections(
  record: SectionRecord,
  english: readonly Section[],
  translated: readonly Section[],
  ids: readonly string[] = [],
): SectionRecord {
  const translatedIds = new Set(translated.map(({ id }) => id));
  const shared = english.filter(({ id }) => translatedIds.has(id));
  const unknown = ids.find((id) => !shared.some((section) => section.id === id));
  if (unknown !== undefined) {
    const known = shared.map(({ id }) => id).join(', ');
    throw new Error(`No section "${unknown}" is in both languages. These are: ${known}.`);
  }
  const recorded = new Map(Object.entries(record));
  return Object.fromEntries(
    shared.flatMap(({ id, hash }) => {
      const accepted = ids.length === 0 || ids.includes(id) ? hash : recorded.get(id);
      return accepted === undefined ? [] : [[id, accepted]];
    }),
  );
}
