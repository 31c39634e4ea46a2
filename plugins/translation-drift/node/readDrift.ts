import { Globby } from '@docusaurus/utils';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import type { ReadText } from '@component-docs/kit/node/readText';
import { splitSections } from './splitSections';
import { strayFiles, translationOf } from './translations';
import type {
  PageDrift,
  Section,
  SectionRecord,
  Translation,
  SectionDrift,
  SectionState,
} from './types';

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
 * Compares a translated page and its record with the English page. Returns an entry for each
 * English section, in order, then one for each section that is left in the translation or the
 * record.
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

/** The data that is compared for a translated page: the sections in both languages and the record. */
export interface TranslatedSections {
  english: readonly Section[];
  translated: readonly Section[];
  /** Empty when the page has none yet. */
  record: SectionRecord;
}

export interface TranslatedSite {
  translations: readonly Translation[];
  /** The English pages, as paths relative to the site's root. */
  sources: readonly string[];
}

/** Reads a page's record, empty without a file. Throws, with the path, when it is invalid. */
export async function readRecord(read: ReadText, file: string): Promise<SectionRecord> {
  const text = await read(file);
  return text === undefined ? {} : parseRecord(file, text);
}

/**
 * Reads a page in both languages and its record. Throws, with the file's path, when a page is
 * missing or one of the files is invalid.
 */
export async function readSections(
  read: ReadText,
  { file, source, record }: Translation,
): Promise<TranslatedSections> {
  const split = async (name: string) => {
    const text = await read(name);
    if (text === undefined) {
      throw new Error(`${name}: there is no such page.`);
    }
    return splitSections(name, text);
  };
  return {
    english: await split(source),
    translated: await split(file),
    record: await readRecord(read, record),
  };
}

/** Compares a translated page with its English page. Throws like `readSections`. */
export async function readDrift(read: ReadText, translation: Translation): Promise<PageDrift> {
  const { english, translated, record } = await readSections(read, translation);
  return { translation, sections: compareSections(english, translated, record) };
}

/**
 * Finds the pages of the site and their translations, sorted by path.
 *
 * Throws, with each file and its fix, when a translation has no English page or a record has no
 * translated page.
 */
export async function findTranslations(siteDir: string): Promise<TranslatedSite> {
  const files = await Globby(['docs/**/*.mdx', 'i18n/**/*.{mdx,sections.json}'], { cwd: siteDir });
  failWith("Translations don't match the English pages", strayFiles(files));
  const sorted = files.sort();
  return {
    translations: sorted.flatMap((file) => translationOf(file) ?? []),
    sources: sorted.filter((file) => file.startsWith('docs/')),
  };
}

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
