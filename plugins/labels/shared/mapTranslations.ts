import { LANGUAGES } from './languages';

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
