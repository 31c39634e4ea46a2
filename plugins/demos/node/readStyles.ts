import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoFile } from './collectDemos';
import { DemoFault } from './demoFault';

/** The stylesheet of a demo's plain CSS version, in the same folder. */
export const STYLES_FILE = 'styles.css';

/**
 * Reads the stylesheet of a demo's plain CSS version. Returns undefined for any other version.
 *
 * Throws a DemoFault when the demo's code doesn't import the stylesheet or the file doesn't exist.
 */
export async function readStyles(
  { file, styling }: DemoFile,
  code: string,
): Promise<string | undefined> {
  if (styling !== 'css') {
    return undefined;
  }
  if (!code.includes(`import './${STYLES_FILE}'`)) {
    throw new DemoFault(`Demo ${file} doesn't import its styles. Add: import './${STYLES_FILE}';`);
  }
  const styles = path.join(path.dirname(file), STYLES_FILE);
  return fs.readFile(styles, 'utf8').catch((cause: unknown) => {
    throw new DemoFault(`Demo ${file} imports ${styles}, which doesn't exist. Add it.`, { cause });
  });
}
