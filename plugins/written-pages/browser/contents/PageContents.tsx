import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { DocContextValue } from '@docusaurus/plugin-content-docs/client';
import TOCCollapsible from '@theme/TOCCollapsible';

/** Returns whether a document shows a table of contents: it has sections, and didn't decide against. */
export function hasContents({ frontMatter, toc }: DocContextValue): boolean {
  return !frontMatter.hide_table_of_contents && toc.length > 0;
}

/** A longer list shows only its first level: nobody finds one of 300 props by scrolling on a phone. */
const LONGEST_LIST = 100;
const FIRST_LEVEL = 2;

/** The table of contents of narrow screens, in the page's content, below its introduction. */
export function PageContents() {
  const doc = useDoc();
  const { frontMatter, toc } = doc;
  if (!hasContents(doc)) {
    return null;
  }
  return (
    <TOCCollapsible
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={toc.length > LONGEST_LIST ? FIRST_LEVEL : frontMatter.toc_max_heading_level}
    />
  );
}
