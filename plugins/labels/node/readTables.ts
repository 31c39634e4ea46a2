import { Globby } from '@docusaurus/utils';
import { readJson } from './readJson';
import { tableFile } from './tables';

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
