import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads a text file by its path relative to the site's root. Resolves to undefined when there is no
 * such file.
 */
export type ReadText = (file: string) => Promise<string | undefined>;

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
}

/** Returns a reader of the files in a folder. */
export function textsIn(folder: string): ReadText {
  return (file) =>
    fs.readFile(path.join(folder, file), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) {
        return undefined;
      }
      throw error;
    });
}
