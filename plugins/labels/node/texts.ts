import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../shared/languages';
import { createTranslate } from '../shared/translate';
import type { LabelKey, PageTextKey, TranslationTable } from '../shared/types';
import { tableFile } from './tables';

const SITE = path.join(__dirname, '../../..');

/** Returns a text of a table, with values in its placeholders. Throws when a value is missing. */
export type Texts<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Returns a text that plugins print into pages. */
export type PageTexts = Texts<PageTextKey>;

const tables = new Map<string, TranslationTable>();

/** Reads a table once: pages ask for thousands of texts. A beginning language may have no table. */
function readTable(file: string): TranslationTable {
  const read = () =>
    fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as TranslationTable) : {};
  const table = tables.get(file) ?? read();
  tables.set(file, table);
  return table;
}

function textsIn<Key extends string>(name: string, language: string, siteDir: string): Texts<Key> {
  const translations = Object.fromEntries(
    [LANGUAGES[0], language].map((each) => [
      each,
      readTable(path.join(siteDir, tableFile(each, name))),
    ]),
  );
  const translate = createTranslate<Key>(translations, language);
  return (key, values = {}) =>
    (translate(key) ?? '').replace(/\{\{(\w+)\}\}/g, (_, placeholder: string) => {
      const value = values[placeholder];
      if (value === undefined) {
        throw new Error(`The text "${key}" needs a value for {{${placeholder}}}.`);
      }
      return String(value);
    });
}

/** Returns a function that returns the texts that plugins print into pages of a language. */
export function pageTextsIn(language: string, siteDir = SITE): PageTexts {
  return textsIn('page-texts', language, siteDir);
}

/** Returns a function that returns the labels of a language. */
export function labelsIn(language: string, siteDir = SITE): Texts<LabelKey> {
  return textsIn('labels', language, siteDir);
}
