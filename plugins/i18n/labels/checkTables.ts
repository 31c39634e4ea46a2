import { LANGUAGES } from '../../../src/site/navigation/pathnameToLanguage';
import { languageOfFile } from '../../../src/reader/language/mapTranslations';

interface Label {
  key: string;
  text: unknown;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every label of a table by its dotted path; what is no group is taken for a label. */
function labelsOf(table: unknown, path: readonly string[] = []): Label[] {
  return isGroup(table)
    ? Object.entries(table).flatMap(([key, value]) => labelsOf(value, [...path, key]))
    : [{ key: path.join('.'), text: table }];
}

function placeholdersOf(text: unknown): string {
  const names = typeof text === 'string' ? (text.match(/\{\{\w+\}\}/g) ?? []) : [];
  return [...new Set(names)].sort().join(', ');
}

function textFaults(file: string, labels: readonly Label[]): string[] {
  return labels
    .filter(({ text }) => typeof text !== 'string' || text.trim() === '')
    .map(({ key }) => `${file}: "${key}" is no text. Give it one.`);
}

function differences(
  english: { file: string; labels: ReadonlyMap<string, unknown> },
  other: { file: string; labels: ReadonlyMap<string, unknown> },
): string[] {
  const missing = [...english.labels.keys()]
    .filter((key) => !other.labels.has(key))
    .map(
      (key) => `${other.file}: the label "${key}" is missing. Translate it from ${english.file}.`,
    );
  const extra = [...other.labels.keys()]
    .filter((key) => !english.labels.has(key))
    .map(
      (key) => `${english.file}: the label "${key}" of ${other.file} is missing. Add or remove it.`,
    );
  const altered = [...english.labels].flatMap(([key, text]) => {
    const wanted = placeholdersOf(text);
    const given = placeholdersOf(other.labels.get(key));
    return other.labels.has(key) && wanted !== given
      ? [
          `${other.file}: "${key}" has the placeholders [${given}]. Use [${wanted}], as English does.`,
        ]
      : [];
  });
  return [...missing, ...extra, ...altered];
}

/**
 * Holds the label tables of all languages against the English one. Takes what each file holds, by
 * name. Gives one message, with file and key, for every language without a table, label that is no
 * text, label that only one language has, and placeholder that a translation lost or made up.
 */
export function checkTables(files: Readonly<Record<string, unknown>>): string[] {
  const tables = Object.entries(files).map(([file, table]) => {
    const labels = labelsOf(table);
    const byKey = new Map(labels.map(({ key, text }) => [key, text] as const));
    return {
      file,
      language: languageOfFile(file),
      faults: textFaults(file, labels),
      labels: byKey,
    };
  });
  const [english, ...others] = LANGUAGES.map((language) =>
    tables.find((table) => table.language === language),
  );
  const absent = LANGUAGES.filter((language) => !tables.some((t) => t.language === language)).map(
    (language) => `The language "${language}" has no table. Add its file beside the others.`,
  );
  return [
    ...absent,
    ...tables.flatMap(({ faults }) => faults),
    ...others.flatMap((other) => (english && other ? differences(english, other) : [])),
  ];
}
