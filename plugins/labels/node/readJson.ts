import { textsIn } from '@component-docs/kit/node/readText';
import { failWith } from '@component-docs/kit/node/errors/failWith';

/** The first line of the error for wrong labels. */
export const SUMMARY = 'Interface labels are missing or invalid';

/**
 * Reads and parses a JSON file of labels; returns no labels for a file that doesn't exist. Throws, with the
 * file's path, when it isn't valid JSON.
 */
export async function readJson(siteDir: string, file: string): Promise<unknown> {
  const text = (await textsIn(siteDir)(file)) ?? '{}';
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failWith(SUMMARY, [`${file}: ${reason}. Correct the JSON.`]);
  }
}
