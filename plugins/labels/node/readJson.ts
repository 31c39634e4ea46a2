import fs from 'node:fs/promises';
import path from 'node:path';
import { failWith } from '@component-docs/kit/node/errors/failWith';

/** The first line of the error for wrong labels. */
export const SUMMARY = 'Interface labels are missing or invalid';

/**
 * Reads and parses a JSON file of labels. Throws, with the file's path, when it isn't valid JSON.
 */
export async function readJson(siteDir: string, file: string): Promise<unknown> {
  const text = await fs.readFile(path.join(siteDir, file), 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failWith(SUMMARY, [`${file}: ${reason}. Correct the JSON.`]);
  }
}
