import { Globby, posixPath } from '@docusaurus/utils';
import { readJson } from './readJson';

/**
 * Reads the label tables in a folder and returns them by file.
 *
 * Throws, with the file's path, when a file isn't valid JSON.
 */
export async function readTables(
  siteDir: string,
  folder: string,
): Promise<Readonly<Record<string, unknown>>> {
  const files = await Globby(`${posixPath(folder)}/*.json`, { cwd: siteDir });
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readJson(siteDir, file)] as const)),
  );
}
