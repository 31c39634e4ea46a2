import path from 'node:path';
import { readTrees } from '../../../plugins/demos/node/accessibility-trees/readTrees';
import { pageFolder } from '../../../plugins/demos/node/accessibility-trees/treeFile';
import type { PageTrees } from '../../../plugins/demos/node/accessibility-trees/treeFile';

const ROOT = path.resolve(__dirname, '../../..');

/**
 * Reads the recorded accessibility trees of a page's demos, as an option of its visit. English pages have
 * them; their translations show the same demos, with the libraries' own texts in another language.
 *
 * @param sitePath the page's path
 */
export async function recordedTrees(sitePath: string): Promise<{ trees?: PageTrees }> {
  const folder = pageFolder(sitePath);
  return folder === undefined ? {} : { trees: await readTrees(ROOT, folder) };
}
