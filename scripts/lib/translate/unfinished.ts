import { findTranslations, readSections } from '@component-docs/translation-drift/node/readDrift';
import type { Section, Translation } from '@component-docs/translation-drift/node/types';
import { textsIn } from '@component-docs/kit/node/readText';
import type { ReadText } from '@component-docs/kit/node/readText';
import { unfinishedSections } from './unfinishedSections';
import type { SplitPage } from './unfinishedSections';

/**
 * Returns a message, with file, line, and fix, for each text of a translation that is still to be
 * translated. Throws, with the file's path, when a page is missing or one of the files is invalid.
 *
 * @param ids the sections to look at; all of them by default
 */
export async function unfinishedIn(
  read: ReadText,
  translation: Translation,
  ids: readonly string[] = [],
): Promise<string[]> {
  const { english, translated } = await readSections(read, translation);
  const page = async (file: string, sections: readonly Section[]): Promise<SplitPage> => ({
    file,
    text: (await read(file)) ?? '',
    sections,
  });
  return unfinishedSections(
    await page(translation.source, english),
    await page(translation.file, translated),
    ids,
  );
}

/** Returns these messages for all translated pages of the site. Throws like `unfinishedIn`. */
export async function unfinishedPages(siteDir: string): Promise<string[]> {
  const { translations } = await findTranslations(siteDir);
  const read = textsIn(siteDir);
  const found = translations.map((translation) => unfinishedIn(read, translation));
  return (await Promise.all(found)).flat();
}
