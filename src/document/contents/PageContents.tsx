import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCCollapsible from '@theme/TOCCollapsible';
import { hasContents } from './hasContents';

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
      maxHeadingLevel={frontMatter.toc_max_heading_level}
    />
  );
}
