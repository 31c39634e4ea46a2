import type { DocContextValue } from '@docusaurus/plugin-content-docs/client';

/** Returns whether a document shows a table of contents: it has sections, and didn't decide against. */
export function hasContents({ frontMatter, toc }: DocContextValue): boolean {
  return !frontMatter.hide_table_of_contents && toc.length > 0;
}
