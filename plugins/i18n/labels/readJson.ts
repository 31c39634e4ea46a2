import fs from 'node:fs/promises';
import path from 'node:path';
import { failWith } from '../../lib/errors/failWith';

/** What stops the build for a fault of labels says first. */
export const SUMMARY = 'Interface labels are not right';

/** What a JSON file of labels holds. Throws, naming the file, when it is no JSON. */
export async function readJson(siteDir: string, file: string): Promise<unknown> {
  const text = await fs.readFile(path.join(siteDir, file), 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failWith(SUMMARY, [`${file}: ${reason}. Correct the JSON.`]);
  }
}
