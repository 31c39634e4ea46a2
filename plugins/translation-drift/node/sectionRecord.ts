import type { Section, SectionRecord } from './types';

const HASH = /^[0-9a-f]{8}$/;

/**
 * Parses the record of a translated page.
 *
 * Throws, with the file and the fix, when the JSON isn't an object of hashes by section.
 *
 * @param file the record's path, for error messages
 */
export function parseRecord(file: string, json: string): SectionRecord {
  const fix = 'Restore it, or remove it and run npm run translate -- accept.';
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}. ${fix}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${file}: the record must be an object of hashes by section. ${fix}`);
  }
  for (const [id, hash] of Object.entries(value)) {
    if (typeof hash !== 'string' || !HASH.test(hash)) {
      throw new Error(
        `${file}: the value of "${id}" isn't a hash of eight hexadecimal digits. ${fix}`,
      );
    }
  }
  return value as SectionRecord;
}

/** Serializes a record in Prettier's format, with one section per line. */
export function printRecord(record: SectionRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/**
 * Returns a new record in which the given sections are up to date with the current English page. Other
 * sections keep their hash, and sections that one of the pages no longer has are left out. The order is the
 * English page's, so that diffs read like the page.
 *
 * Throws when a given section isn't on both pages.
 *
 * @param ids the sections that a translator has checked; all of them by default
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
    throw new Error(`The section "${unknown}" isn't in both languages. Use one of: ${known}.`);
  }
  const recorded = new Map(Object.entries(record));
  return Object.fromEntries(
    shared.flatMap(({ id, hash }) => {
      const accepted = ids.length === 0 || ids.includes(id) ? hash : recorded.get(id);
      return accepted === undefined ? [] : [[id, accepted]];
    }),
  );
}
