import fs from 'node:fs/promises';
import { Globby } from '@docusaurus/utils';
import type { LocateKey } from './locateKey';

/** Reads the sources that may use texts of the tables. */
export async function readSources(siteDir: string): Promise<string[]> {
  const files = await Globby(['{src,plugins}/**/*.{ts,tsx}', '!plugins/*/tests/**'], {
    cwd: siteDir,
    absolute: true,
  });
  return Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
}

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
