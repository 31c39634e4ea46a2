/** The file of a page tree from the site's root, for messages. */
export function treeFile(treeId: string): string {
  return `content/navigation/${treeId}.ts`;
}
