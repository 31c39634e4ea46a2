import { FRONT_MATTER } from '@component-docs/translation-drift/node/types';
import type { Section } from '@component-docs/translation-drift/node/types';
import { findMarkers } from '@component-docs/docs-checks/node/page-checks/markers';
import { englishLines } from './englishLines';

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
