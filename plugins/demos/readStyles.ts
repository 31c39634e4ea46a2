import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoFile } from './collectDemos';

/** The one stylesheet that a demo can have, beside its plain CSS version. */
export const STYLES_FILE = 'styles.css';

/**
 * Reads the stylesheet of a demo's plain CSS version; undefined for every other version.
 *
 * Takes the demo and its code. Throws when the version does not import its styles, or there are
 * none.
 */
export async function readStyles(
  { file, styling }: DemoFile,
  code: string,
): Promise<string | undefined> {
  if (styling !== 'css') {
    return undefined;
  }
  if (!code.includes(`import './${STYLES_FILE}'`)) {
    throw new Error(`Demo ${file} does not import its styles. Add: import './${STYLES_FILE}';`);
  }
  const styles = path.join(path.dirname(file), STYLES_FILE);
  return fs.readFile(styles, 'utf8').catch((cause: unknown) => {
    throw new Error(`Demo ${file} imports ${styles}, which is not there. Write it.`, { cause });
  });
}
