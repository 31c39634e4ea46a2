import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isUtf8 } from 'node:buffer';

const REPLACEMENT = '\uFFFD';
const BYTES_OF_REPLACEMENT = Buffer.from(REPLACEMENT);

/**
 * Returns where the first bytes of a text are that aren't UTF-8, as an offset in bytes; null if there
 * are none. Where Node reads a file as UTF-8, it replaces such bytes and goes on.
 */
export function invalidUtf8At(bytes: Uint8Array): number | null {
  if (isUtf8(bytes)) {
    return null;
  }
  // The decoder keeps a byte order mark, so that the offsets in text and bytes correspond.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let offset = 0;
  for (const part of text.split(REPLACEMENT)) {
    offset += Buffer.byteLength(part);
    // The file may have the replacement character itself.
    const end = offset + BYTES_OF_REPLACEMENT.length;
    if (!BYTES_OF_REPLACEMENT.equals(bytes.subarray(offset, end))) {
      break;
    }
    offset = end;
  }
  return offset;
}

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

/** Returns whether a file is a text that pages are built from, by its path from the site's root. */
export function isText(name: string): boolean {
  return FOLDERS.includes(name.split('/', 1)[0] ?? '') && !BINARY.test(name);
}

/**
 * Returns a message, with place and fix, for the first byte of a text that isn't UTF-8, and for line ends of Windows:
 * checks and hashes of pages expect git's line ends.
 *
 * @param name path of the file from the site's root
 */
export function encodingProblems(name: string, bytes: Buffer): string[] {
  const lineAt = (offset: number) =>
    bytes.subarray(0, offset).toString('latin1').split('\n').length;
  const offset = invalidUtf8At(bytes);
  const end = bytes.indexOf('\r\n');
  return [
    ...(offset === null
      ? []
      : [
          `${name}:${lineAt(offset)}: byte ${offset} of the file is not UTF-8. Save the file in the encoding UTF-8, and correct the character there.`,
        ]),
    ...(end < 0
      ? []
      : [
          `${name}:${lineAt(end)}: the line ends as on Windows (CRLF). Save the file with the line ends LF.`,
        ]),
  ];
}

/**
 * Reads all texts of a site, and returns the problems of each (`encodingProblems`).
 *
 * @param root the site's sources; folders that it doesn't have are left out
 */
async function findInvalidFiles(root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const folder of FOLDERS) {
    const files = await filesIn(path.join(root, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') {
        return [];
      }
      throw error;
    });
    for (const file of files.sort()) {
      const name = path.relative(root, file).split(path.sep).join('/');
      problems.push(...encodingProblems(name, await fs.readFile(file)));
    }
  }
  return problems;
}

/**
 * Stops the build when a text isn't in UTF-8, or has line ends of Windows: pages would show other characters in
 * place of its own.
 * Checked once for all languages.
 */
export default async function encodingPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  if (!process.env.FOLLOWS_ANOTHER_LANGUAGE) {
    failWith('Files have another encoding or other line ends', await findInvalidFiles(siteDir));
  }
  return { name: 'encoding' };
}
