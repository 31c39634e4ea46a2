import { checkTables, labelsOf } from './checkTables';
import { keyLocator } from './locateKey';
import { readTables } from './readTables';
import { tableFile, TABLES } from './tables';
import { readSources, unusedLabels } from './unusedLabels';

/**
 * Checks all tables of texts in the given languages, the default one first, and returns one message per
 * problem. Throws when a table isn't valid JSON.
 */
export async function tableProblems(
  siteDir: string,
  languages: readonly string[],
): Promise<string[]> {
  const [english = ''] = languages;
  const locate = keyLocator(siteDir);
  const sources = await readSources(siteDir);
  const problems = TABLES.map(async ({ name, readers }) => {
    const tables = await readTables(siteDir, name);
    const file = tableFile(english, name);
    const keys = labelsOf(tables[file] ?? {}).map(({ key }) => key);
    const users = sources.filter((source) => readers.test(source));
    return [
      ...checkTables(tables, { name, languages }, locate),
      ...unusedLabels(file, keys, users, locate),
    ];
  });
  return (await Promise.all(problems)).flat();
}
