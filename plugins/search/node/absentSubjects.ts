import { Joi } from '@docusaurus/utils-validation';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { textIn, translatedText } from '@component-docs/kit/node/translatedText';
import type { TranslatedText } from '@component-docs/kit/node/translatedText';
import { LANGUAGES } from '@component-docs/kit/shared/site/languages';
import type { AbsentSubject, SearchPage } from '../shared/types';
import { parseFile } from './parseFile';

/** A subject that isn't here, as writers describe it. */
export interface WrittenSubject {
  /** The words that readers ask with, in all languages. */
  words: readonly string[];
  /** The site path of the nearest thing that is here. */
  page: string;
  /** A sentence in each language. */
  texts: TranslatedText;
}

export const ABSENT_FILE = 'content/search/absent.json';

const lineOf = (text: string, value: string) =>
  text.slice(0, text.indexOf(value)).split('\n').length;

/** Returns the line on which each item of a list begins. */
const lineOfItem = (text: string, position: number) =>
  lineOf(text, [...text.matchAll(/\{\s*"words"/g)][position]?.[0] ?? '');

/**
 * Parses the file of subjects that aren't here. Throws, with file and line, when it isn't valid, lacks a language, or
 * names a page that the site doesn't have.
 *
 * @param isPlace whether a page of the site has a path
 */
export function parseAbsent(text: string, isPlace: (path: string) => boolean): WrittenSubject[] {
  const schema = Joi.array<WrittenSubject[]>().items(
    Joi.object({
      words: Joi.array().items(Joi.string().trim().min(2)).min(1).required(),
      page: Joi.string().pattern(/^\//).required(),
      texts: translatedText().required(),
    }),
  );
  const subjects = parseFile(
    ABSENT_FILE,
    text,
    schema,
    'Subjects that are not here are not valid',
    ({ path: [position], message }) =>
      `:${lineOfItem(text, Number(position))}: ${message}. Write "words", a "page", and "texts" in ${LANGUAGES.join(' and ')}.`,
  );
  failWith(
    'Subjects that are not here lead nowhere',
    subjects
      .filter(({ page }) => !isPlace(page))
      .map(
        ({ page }) =>
          `${ABSENT_FILE}:${lineOf(text, `"${page}"`)}: no page tree has the page ${page}. Correct the path.`,
      ),
  );
  return subjects;
}

/** Returns the subjects as the search shows them in a language, with the titles of their pages. */
export function absentSubjects(
  subjects: readonly WrittenSubject[],
  language: string,
  pages: readonly SearchPage[],
): AbsentSubject[] {
  return subjects.map(({ words, page: path, texts }) => {
    const title = pages.find((page) => page.path === path)?.title;
    return { words, text: textIn(texts, language), ...(title && { page: { title, path } }) };
  });
}
