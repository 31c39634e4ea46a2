/** The page trees, relative to the site's root. */
export const TREES_FOLDER = 'content/navigation';

/** Returns the file of a page tree, relative to the site's root, for messages. */
export function treeFile(treeId: string): string {
  return `${TREES_FOLDER}/${treeId}.ts`;
}
