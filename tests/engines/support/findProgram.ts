import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the path of the first program that is installed.
 *
 * @param names of programs, in a folder of `PATH`
 * @param packages Debian's packages that install it
 * @throws Error that says how to install it
 */
export async function findProgram(names: readonly string[], packages: string): Promise<string> {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const file of names.flatMap((name) => folders.map((folder) => path.join(folder, name)))) {
    try {
      await access(file, constants.X_OK);
      return file;
    } catch {
      // It may be elsewhere.
    }
  }
  throw new Error(
    `${names.join(' or ')} isn’t installed. On Debian: sudo apt-get install ${packages}`,
  );
}
