import type { Heading, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-to-hast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { headingAnchors } from '@component-docs/static-pages/node/docusaurus/internals';

/** Parses headings and code fences in MDX the way Docusaurus does. */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(headingAnchors, { anchorsMaintainCase: false });

/**
 * Parses the body of a page, without front matter, into a tree whose headings have their anchors.
 *
 * Throws, with file and line, when the page isn't valid MDX.
 *
 * @param file the page's path, for error messages
 */
export async function parsePage(file: string, body: string): Promise<Root> {
  try {
    return await processor.run(processor.parse(new VFile({ path: file, value: body })));
  } catch (error) {
    if (error instanceof VFileMessage) {
      // For an element that is never closed, only the reason contains the line.
      throw new Error(`${file}${error.line ? `:${error.line}` : ''}: ${error.reason}`);
    }
    throw error;
  }
}

/**
 * Returns whether a top-level node starts a section, that is, whether it is an h2 or h3. A heading
 * inside an element or a callout belongs to the section around it.
 */
export function isSectionHeading(node: RootContent): node is Heading {
  return node.type === 'heading' && (node.depth === 2 || node.depth === 3);
}

/**
 * Returns a heading's anchor, set by `parsePage` or by Docusaurus before our remark plugins run.
 */
export function anchorOf(heading: Heading): string {
  return String(heading.data?.hProperties?.id ?? '');
}
