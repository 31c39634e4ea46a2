import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import Negotiator from 'negotiator';

/** Content codings and the extensions of their files, the most efficient first. */
const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof ENCODINGS;

export interface FoundFile {
  /** The requested file, relative to the served folder, with `/` as separator. */
  name: string;
  /** The file to send: `name`, or a compressed form of it. */
  sent: string;
  encoding: Encoding;
}

/** Returns the codings that an Accept-Encoding header allows, the most efficient first. */
export function acceptedEncodings(acceptEncoding: string | undefined): Encoding[] {
  const headers = { 'accept-encoding': acceptEncoding ?? 'identity' };
  const accepted = new Negotiator({ headers }).encodings(Object.keys(ENCODINGS));
  return (Object.keys(ENCODINGS) as Encoding[]).filter((name) => accepted.includes(name));
}

/** Returns whether a file exists below a folder, also after symbolic links are followed. */
async function isFileIn(root: string, name: string): Promise<boolean> {
  try {
    const file = await realpath(path.join(root, name));
    return file.startsWith(root + path.sep) && (await stat(file)).isFile();
  } catch {
    // Any error means that there is no such file, for example if the name is too long.
    return false;
  }
}

/**
 * Returns the first of several files that exists, in the best form that the client accepts; null if
 * none exists.
 *
 * @param root the served folder, without symbolic links in its path
 */
export async function findFile(
  root: string,
  names: readonly string[],
  encodings: readonly Encoding[],
): Promise<FoundFile | null> {
  for (const name of names) {
    if (await isFileIn(root, name)) {
      for (const encoding of encodings) {
        const sent = name + ENCODINGS[encoding];
        if (await isFileIn(root, sent)) {
          return { name, sent, encoding };
        }
      }
      return { name, sent: name, encoding: 'identity' };
    }
  }
  return null;
}
