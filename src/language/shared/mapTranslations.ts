import { LANGUAGES } from '../../navigation/shared/pathnameToLanguage';

/** Returns the language of a table by its file name: xx for `name-xx.json`, otherwise English. */
export function languageOfFile(fileName: string): string {
  return /-([a-z]{2})\.json$/.exec(fileName)?.[1] ?? LANGUAGES[0];
}

/** Returns tables by language from tables by file name. */
export function mapTranslations<Table>(
  files: Readonly<Record<string, Table>>,
): Record<string, Table> {
  return Object.fromEntries(
    Object.entries(files).map(([fileName, table]) => [languageOfFile(fileName), table]),
  );
}
