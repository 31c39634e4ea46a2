import { Globby } from '@docusaurus/utils';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import type { ReadText } from '@component-docs/kit/node/readText';
import { parseRecord } from './sectionRecord';
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

/**
 * Reads a page's record. Returns an empty record if the file doesn't exist. Throws, with the file's
 * path, when it is invalid.
 */
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
