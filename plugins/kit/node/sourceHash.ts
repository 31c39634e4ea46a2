import { createHash } from 'node:crypto';

/** Returns the hash that names a script's source in a Content-Security-Policy: `'sha256-…'`. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
