import { LANGUAGES } from '../../site/navigation/pathnameToLanguage';

/** The language of a table by its file's name: xx of `name-xx.json`, else English (behaviours §13). */
export function languageOfFile(fileName: string): string {
  return /-([a-z]{2})\.json$/.exec(fileName)?.[1] ?? LANGUAGES[0];
}

/** Tables by language from tables by file name (behaviours §13). */
export function mapTranslations<Table>(
  files: Readonly<Record<string, Table>>,
): Record<string, Table> {
  return Object.fromEntries(
    Object.entries(files).map(([fileName, table]) => [languageOfFile(fileName), table]),
  );
}
