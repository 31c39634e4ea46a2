import { checkTables, labelsOf } from './checkTables';
import { keyLocator } from './locateKey';
import { tableFile, TABLES, readJson } from './tables';
import { Globby } from '@docusaurus/utils';
import { isBeginning } from '@component-docs/kit/node/translatedText';
import { readSources } from './readShellLabels';
import type { LocateKey } from './locateKey';

/** Returns whether a source names a key, or makes keys of its group from a variable. */
function uses(source: string, key: string): boolean {
  const group = key.slice(0, key.lastIndexOf('.') + 1);
  return source.includes(`'${key}'`) || (group !== '' && source.includes(`\`${group}\${`));
}

/**
 * Returns one message, with file, line, and key, for each label of a table that no source uses.
 *
 * @param keys dotted paths of the table's labels
 * @param sources contents of the source files that read the table
 */
export function unusedLabels(
  file: string,
  keys: readonly string[],
  sources: readonly string[],
  locate: LocateKey,
): string[] {
  return keys
    .filter((key) => !sources.some((source) => uses(source, key)))
    .map((key) => `${locate(file, key)}: no source file has the label "${key}". Remove it.`);
}

/**
 * Reads a table in all languages that have it, and returns it by file.
 *
 * Throws, with the file's path, when a file isn't valid JSON.
 */
export async function readTables(
  siteDir: string,
  name: string,
): Promise<Readonly<Record<string, unknown>>> {
  const files = await Globby(tableFile('*', name), { cwd: siteDir });
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readJson(siteDir, file)] as const)),
  );
}

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
  const sources = [...(await readSources(siteDir)).values()];
  const problems = TABLES.map(async ({ name, readers }) => {
    const tables = await readTables(siteDir, name);
    const file = tableFile(english, name);
    const keys = labelsOf(tables[file] ?? {}).map(({ key }) => key);
    const users = sources.filter((source) => readers.test(source));
    return [
      ...checkTables(tables, { name, languages, isBeginning }, locate),
      ...unusedLabels(file, keys, users, locate),
    ];
  });
  return (await Promise.all(problems)).flat();
}
