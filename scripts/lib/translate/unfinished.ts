import { findTranslations, readSections } from '@component-docs/translation-drift/node/readDrift';
import type { Section, Translation } from '@component-docs/translation-drift/node/types';
import { textsIn } from '@component-docs/kit/node/readText';
import type { ReadText } from '@component-docs/kit/node/readText';
import { FRONT_MATTER } from '@component-docs/translation-drift/node/types';
import { findMarkers } from '@component-docs/docs-checks/node/page-checks/markers';

/** A fence of a code block, and the parts of a line that aren't prose: names of fields, code, and so on. */
const FENCE = /^\s*(?:```|~~~)/;
const NOT_PROSE = /^[\w-]+:\s|`[^`]*`|\]\([^)]*\)|<[^>]*>|\{\/\*.*?\*\/\}|https?:\S+/g;
const WORD = /\p{Script=Latin}{2,}/gu;
const MIN_WORDS = 4;

/** Front matter that isn't shown to readers, and headings, which may be names of functions. */
const NOT_TRANSLATED = /^(?:(?!title|sidebar_label|description)[\w-]+:\s|#{1,6}\s)/;

/** Returns the lines outside of code blocks that are to be translated; the others are empty. */
function translatedLines(text: string): string[] {
  let isCode = false;
  return text.split('\n').map((line) => {
    const isFence = FENCE.test(line);
    const isShown = !isCode && !isFence && !NOT_TRANSLATED.test(line);
    isCode = isCode !== isFence;
    return isShown ? line.trim() : '';
  });
}

/** Returns whether a line has a few words to translate: names, code, and addresses alone have none. */
function isProse(line: string): boolean {
  const words = line.replace(NOT_PROSE, ' ').match(WORD) ?? [];
  return words.length >= MIN_WORDS;
}

/**
 * Returns the lines of a translated page that are copied from the English one.
 *
 * @returns line numbers, from 1, of the two pages
 */
export function englishLines(
  english: string,
  translated: string,
): { line: number; englishLine: number }[] {
  const places = new Map<string, number>();
  translatedLines(english).forEach((line, index) => {
    if (isProse(line)) {
      places.set(line, index + 1);
    }
  });
  return translatedLines(translated).flatMap((line, index) => {
    const englishLine = places.get(line);
    return englishLine === undefined ? [] : [{ line: index + 1, englishLine }];
  });
}

/** A page, as text and split into its sections. */
export interface SplitPage {
  /** Path relative to the site's root. */
  file: string;
  text: string;
  sections: readonly Section[];
}

const COMMENT = /\{\/\*[^]*?\*\/\}/g;
const HEADING = /^#{1,6}\s.*$/gm;

/** Returns a page in which the lines of other sections are blank, so that line numbers stay the same. */
function onlySections({ text, sections }: SplitPage, isWanted: (id: string) => boolean): string {
  const lines = text.split('\n').map((line, index) => {
    const section = sections.findLast((candidate) => candidate.line <= index + 1);
    return section && isWanted(section.id) ? line : '';
  });
  return lines.join('\n');
}

/** Whether a section has nothing but its heading and comments. */
function isEmpty(page: SplitPage, id: string): boolean {
  const text = onlySections(page, (other) => other === id);
  return text.replace(HEADING, '').replace(COMMENT, '').trim() === '';
}

/**
 * Returns a message, with file, line, and fix, for each text of a translated page that is still to be
 * translated: placeholders of `npm run new -- translation`, sections that are empty, but not in
 * English, and lines that are still in English.
 *
 * @param ids the sections to look at; all of them by default
 */
export function unfinishedSections(
  english: SplitPage,
  translated: SplitPage,
  ids: readonly string[] = [],
): string[] {
  const isWanted = (id: string) => ids.length === 0 || ids.includes(id);
  const empty = translated.sections.flatMap(({ id, line }) => {
    const original = english.sections.find((section) => section.id === id);
    const isMissing =
      original && id !== FRONT_MATTER && !isEmpty(english, id) && isEmpty(translated, id);
    return isMissing && isWanted(id)
      ? [
          `${translated.file}:${line}: this section is empty. Translate ${english.file}:${original.line}.`,
        ]
      : [];
  });
  const text = onlySections(translated, isWanted);
  const copied = englishLines(english.text, text).map(
    ({ line, englishLine }) =>
      `${translated.file}:${line}: this line is still in English. Translate ${english.file}:${englishLine}.`,
  );
  return [...findMarkers(translated.file, text), ...empty, ...copied];
}

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
