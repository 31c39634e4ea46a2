import { createHash } from 'node:crypto';

/** Returns what a Content-Security-Policy calls a script's source: `'sha256-…'`. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
