import fs from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { NewFile } from './demo/demoFiles';

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Formats new files and writes them.
 *
 * Throws, and writes none of them, when one exists.
 */
export async function writeNewFiles(siteDir: string, files: readonly NewFile[]): Promise<void> {
  const existing: string[] = [];
  for (const { file } of files) {
    if (await exists(path.join(siteDir, file))) {
      existing.push(file);
    }
  }
  if (existing.length > 0) {
    throw new Error(`${existing.join(', ')} already exists. Nothing was written.`);
  }
  const options = await resolveConfig(path.join(__dirname, 'writeFiles.ts'));
  for (const { file, text } of files) {
    const target = path.join(siteDir, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    const formatted = await format(text, { ...options, filepath: target });
    await fs.writeFile(target, formatted, { flag: 'wx' });
    console.log(`wrote ${file}`);
  }
}
