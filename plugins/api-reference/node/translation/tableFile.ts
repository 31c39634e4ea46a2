import { Joi } from '@docusaurus/utils-validation';
import { checkTexts } from './checkTexts';
import { ENTRY_STATES } from './types';
import type { Entry, Table } from './types';

/** Folder of the translated texts of the API reference, relative to the site's root. */
export const TABLES = 'i18n/zh/reference';

/** Returns the path of a package's file: `i18n/zh/reference/mui-material.json`. */
export function tableFile(packageName: string): string {
  return `${TABLES}/${packageName.replace('@', '').replace('/', '-')}.json`;
}

const text = Joi.string().required();
const SCHEMA = Joi.object<Table>().pattern(Joi.string(), {
  english: text,
  chinese: text,
  state: Joi.valid(...ENTRY_STATES).required(),
});

function parseJson(file: string, json: string): Table {
  try {
    return Joi.attempt(JSON.parse(json), SCHEMA, { abortEarly: false, convert: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}. Correct it.`);
  }
}

/**
 * Parses a package's file.
 *
 * Throws, with file and fix, when it isn't JSON of the right form.
 */
export function parseTable(packageName: string, json: string): Entry[] {
  const table = parseJson(tableFile(packageName), json);
  return Object.entries(table).map(([at, entry]) => ({ packageName, at, ...entry }));
}

/** Prints the entries of a package in the order of their keys, in Prettier's format. */
export function printTable(entries: readonly Entry[]): string {
  const sorted = entries.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const table: Table = Object.fromEntries(
    sorted.map(({ at, english, chinese, state }) => [at, { english, chinese, state }]),
  );
  return `${JSON.stringify(table, null, 2)}\n`;
}

/** Returns a message, with file, entry, and fix, for each fault of the entries. */
export function entryProblems(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ packageName, at, english, chinese }) =>
    checkTexts(english, chinese).map((problem) => `${tableFile(packageName)}, "${at}": ${problem}`),
  );
}
