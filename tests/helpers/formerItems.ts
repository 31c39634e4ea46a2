import fs from 'node:fs';
import path from 'node:path';

/** Reads the site paths that page trees had without a page here. Readers and other sites may have kept them. */
export function formerItems(): string[] {
  const file = path.join(__dirname, '../fixtures/former-items.txt');
  return fs.readFileSync(file, 'utf8').trim().split('\n');
}
