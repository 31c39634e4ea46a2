import fs from 'node:fs/promises';
import path from 'node:path';
import { invalidUtf8At } from './invalidUtf8At';

/** The folders that pages are built from: pages, demos, labels, page trees, word lists, and code. */
const FOLDERS = ['docs', 'i18n', 'content', 'src', 'plugins', 'static'];

/** Files that are no text. */
const BINARY = /\.(?:avif|gif|ico|jpe?g|mp4|pdf|png|ttf|webp|woff2?|zip)$/i;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !BINARY.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Reads all texts of a site, and returns those that aren't in UTF-8: a line for each, with the place
 * and the fix.
 *
 * @param root the site's sources; folders that it doesn't have are left out
 */
export async function findInvalidFiles(root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const folder of FOLDERS) {
    const files = await filesIn(path.join(root, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') {
        return [];
      }
      throw error;
    });
    for (const file of files.sort()) {
      const bytes = await fs.readFile(file);
      const offset = invalidUtf8At(bytes);
      if (offset !== null) {
        const line = bytes.subarray(0, offset).toString('latin1').split('\n').length;
        const name = path.relative(root, file).split(path.sep).join('/');
        problems.push(
          `${name}:${line}: byte ${offset} of the file is not UTF-8. Save the file in the encoding UTF-8, and correct the character there.`,
        );
      }
    }
  }
  return problems;
}
