import { Globby, posixPath } from '@docusaurus/utils';
import { readJson } from './readJson';

/**
 * What the label tables of a folder hold, by file.
 *
 * Throws when a file is no JSON, naming it.
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
