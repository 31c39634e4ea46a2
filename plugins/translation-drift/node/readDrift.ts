import { Globby } from '@docusaurus/utils';
import { failWith } from '../../kit/node/errors/failWith';
import type { ReadText } from '../../kit/node/readText';
import { compareSections } from './compareSections';
import { parseRecord } from './sectionRecord';
import { splitSections } from './splitSections';
import { strayFiles, translationOf } from './translations';
import type { PageDrift, Section, SectionRecord, Translation } from './types';

/** What is compared for a translated page: the sections in both languages and the record. */
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
