/** Returns the file of a page tree, relative to the site's root, for messages. */
export function treeFile(treeId: string): string {
  return `content/navigation/${treeId}.ts`;
}
