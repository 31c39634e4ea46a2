import type { Heading, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

interface Properties {
  id?: unknown;
}

/** The anchor of a section's heading, set by Docusaurus. The page's title is printed without one. */
function anchorOf({ depth, data }: Heading): string | undefined {
  const id = (data as { hProperties?: Properties } | undefined)?.hProperties?.id;
  return depth > 1 && typeof id === 'string' ? id : undefined;
}

/** Returns the attribute that names a table after a heading; a number keeps names apart. */
function nameAfter(heading: Heading, count: number): Readonly<Record<string, string>> {
  const id = anchorOf(heading);
  const text = toString(heading).trim();
  if (count > 1) {
    return { 'aria-label': `${text} (${count})` };
  }
  return id === undefined ? { 'aria-label': text } : { 'aria-labelledby': id };
}

/**
 * Remark plugin: names each table after the heading that it follows. It runs after Docusaurus has given
 * headings their ids.
 */
export function remarkTableNames() {
  return (tree: Root): void => {
    let heading: Heading | undefined;
    let count = 0;
    visit(tree, ['heading', 'table'], (node) => {
      if (node.type === 'heading') {
        heading = node;
        count = 0;
      } else if (heading) {
        count += 1;
        const table = node as Table;
        table.data = { ...table.data, hProperties: nameAfter(heading, count) };
      }
    });
  };
}
