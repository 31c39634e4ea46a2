import fs from 'node:fs/promises';
import { Globby } from '@docusaurus/utils';
import type { LocateKey } from './locateKey';

/** Source files that read labels from the tables. */
const READS_TABLES = /\b(?:useTranslate|createTranslate|LabelKey)\b/;

/** Reads the sources that may use labels of the tables. */
export async function readTableUsers(siteDir: string): Promise<string[]> {
  const files = await Globby('{src,plugins}/**/*.{ts,tsx}', { cwd: siteDir, absolute: true });
  const contents = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
  return contents.filter((content) => READS_TABLES.test(content));
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
 * @param sources contents of the source files that read labels
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
