import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Returns a hash of each file in a folder by its path, which is relative to the folder. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hashes = files.sort().map(async (file) => {
    const hash = crypto.createHash('sha256').update(await fs.readFile(file));
    return [path.relative(folder, file), hash.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
