import { createHash } from 'node:crypto';

/** Everything that the result of a visit depends on. */
export interface VisitInputs {
  html: string;
  /** The hash of each file that the HTML names, by name (see `hashFiles`). */
  ownFiles: ReadonlyMap<string, string>;
  /** Hash of what every page loads. */
  shell: string;
  /** Hash of the code of the visit itself. */
  checks: string;
  /** Version of the browser. */
  browser: string;
}

/** A content hash in the name of a built file: `main.19ecb477.js`. */
const NAME_HASH = /([\w~-])\.[0-9a-f]{8}\.(?=[a-z]\w+)/g;
/** A content hash in the runtime's table of chunks: `"demo-root":"a01ed098"`. */
const TABLE_HASH = /:"[0-9a-f]{8}"/g;

/** Returns whether a built file is the bundler's runtime, which holds the table of chunks. */
export const isRuntime = (name: string): boolean => name.includes('runtime~main.');

/**
 * Removes content hashes from the text of a built file. They change with the files that they name,
 * whose content counts only for the pages that load them.
 */
function withoutHashes(name: string, text: string): string {
  const named = text.replace(NAME_HASH, '$1.');
  return isRuntime(name) ? named.replace(TABLE_HASH, ':""') : named;
}

/** Hashes texts with their names, in the order of the names; content hashes don't count. */
export function hashFiles(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  const normalized = [...files].map(
    ([name, text]) => [name.replace(NAME_HASH, '$1.'), withoutHashes(name, text)] as const,
  );
  for (const [name, text] of normalized.sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\0${name}\0`).update(text);
  }
  return hash.digest('base64url');
}

/** Returns a text that differs if a visit of the page could have another result. */
export function fingerprintOf({ html, ownFiles, shell, checks, browser }: VisitInputs): string {
  const page = hashFiles(new Map([...ownFiles, ['', html]]));
  return createHash('sha256').update([page, shell, checks, browser].join('\0')).digest('base64url');
}
