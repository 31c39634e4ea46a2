import { Globby } from '@docusaurus/utils';
import { readJson } from './readJson';

/**
 * Reads label tables and returns them by file.
 *
 * Throws, with the file's path, when a file isn't valid JSON.
 */
export async function readTables(
  siteDir: string,
  pattern: string,
): Promise<Readonly<Record<string, unknown>>> {
  const files = await Globby(pattern, { cwd: siteDir });
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readJson(siteDir, file)] as const)),
  );
}
