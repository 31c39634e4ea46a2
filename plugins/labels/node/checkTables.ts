import type { LocateKey } from './locateKey';
import { tableFile } from './tables';
import { LANGUAGES } from '../shared/languages';

/**
 * Returns the language of a table by its path: the language of its folder in `i18n`, or xx for
 * `name-xx.json`, or English.
 */
export function languageOfFile(file: string): string {
  const [, folder, ending] = /^i18n\/([^/]+)\/|-([a-z]{2})\.json$/.exec(file) ?? [];
  return folder ?? ending ?? LANGUAGES[0];
}

/** Returns tables by language from tables by file. */
export function mapTranslations<Table>(
  files: Readonly<Record<string, Table>>,
): Record<string, Table> {
  return Object.fromEntries(
    Object.entries(files).map(([file, table]) => [languageOfFile(file), table]),
  );
}

interface Label {
  key: string;
  text: unknown;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns every label of a table with its dotted path. Everything that isn't a group counts as a
 * label.
 */
export function labelsOf(table: unknown, path: readonly string[] = []): Label[] {
  return isGroup(table)
    ? Object.entries(table).flatMap(([key, value]) => labelsOf(value, [...path, key]))
    : [{ key: path.join('.'), text: table }];
}

function placeholdersOf(text: unknown): string {
  const names = typeof text === 'string' ? (text.match(/\{\{\w+\}\}/g) ?? []) : [];
  return [...new Set(names)].sort().join(', ');
}

function textProblems(file: string, labels: readonly Label[], locate: LocateKey): string[] {
  return labels
    .filter(({ text }) => typeof text !== 'string' || text.trim() === '')
    .map(({ key }) => `${locate(file, key)}: the label "${key}" has no text. Add it.`);
}

function differences(
  english: { file: string; labels: ReadonlyMap<string, unknown> },
  other: { file: string; labels: ReadonlyMap<string, unknown> },
  locate: LocateKey,
  mayLack: boolean,
): string[] {
  const missing = [...english.labels.keys()]
    .filter((key) => !other.labels.has(key) && !mayLack)
    .map(
      (key) =>
        `${other.file}: the label "${key}" is missing. Translate it from ${locate(english.file, key)}.`,
    );
  const extra = [...other.labels.keys()]
    .filter((key) => !english.labels.has(key))
    .map(
      (key) =>
        `${english.file}: the label "${key}" of ${locate(other.file, key)} is missing. Add or remove it.`,
    );
  const altered = [...english.labels].flatMap(([key, text]) => {
    const expected = placeholdersOf(text);
    const actual = placeholdersOf(other.labels.get(key));
    return other.labels.has(key) && expected !== actual
      ? [
          `${locate(other.file, key)}: "${key}" has the placeholders [${actual}]. Use [${expected}], as in English.`,
        ]
      : [];
  });
  return [...missing, ...extra, ...altered];
}

/** A table, and the languages that need it, the default one first. */
interface Expected {
  name: string;
  languages: readonly string[];
  /** Whether a language may lack labels, or the table. */
  isBeginning?: (language: string) => boolean;
}

/**
 * Compares a table of all languages with the English table. Returns one message, with file,
 * line, and key, for every language without a table, label without a text, label that only one language
 * has, and label whose translation has other placeholders than the English text.
 *
 * @param files the parsed tables by file
 */
export function checkTables(
  files: Readonly<Record<string, unknown>>,
  { name, languages, isBeginning = () => false }: Expected,
  locate: LocateKey,
): string[] {
  const tables = Object.fromEntries(
    Object.entries(files).map(([file, table]) => {
      const labels = labelsOf(table);
      const byKey = new Map(labels.map(({ key, text }) => [key, text] as const));
      return [file, { file, problems: textProblems(file, labels, locate), labels: byKey }];
    }),
  );
  const byLanguage = mapTranslations(tables);
  const [english = '', ...others] = languages;
  const absent = languages
    .filter((language) => !byLanguage[language] && !isBeginning(language))
    .map((language) => `${tableFile(language, name)}: there is no such file. Add it.`);
  return [
    ...absent,
    ...Object.values(tables).flatMap(({ problems }) => problems),
    ...others.flatMap((language) => {
      const [base, other] = [byLanguage[english], byLanguage[language]];
      return base && other ? differences(base, other, locate, isBeginning(language)) : [];
    }),
  ];
}
