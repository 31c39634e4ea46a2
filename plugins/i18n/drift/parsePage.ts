// The plugin by which Docusaurus itself gives headings their anchors: ours cannot differ.
import headingAnchors from '@docusaurus/mdx-loader/lib/remark/headings';
import type { Heading, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-to-hast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';

/** MDX as Docusaurus reads it, as far as headings and fences are concerned. */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(headingAnchors, { anchorsMaintainCase: false });

/**
 * Parses the body of a page (no front matter) into a tree whose headings have their anchors.
 * `file` is for messages. Throws, with file and line, when the page is not valid MDX.
 */
export async function parsePage(file: string, body: string): Promise<Root> {
  try {
    return await processor.run(processor.parse(new VFile({ path: file, value: body })));
  } catch (error) {
    if (error instanceof VFileMessage) {
      // Of an element that is never closed, only the reason tells the line.
      throw new Error(`${file}${error.line ? `:${error.line}` : ''}: ${error.reason}`);
    }
    throw error;
  }
}

/**
 * Whether a node begins a section: an h2 or h3 of the page itself. A heading inside an element or
 * a callout belongs to the section around it.
 */
export function isSectionHeading(node: RootContent): node is Heading {
  return node.type === 'heading' && (node.depth === 2 || node.depth === 3);
}

/** The anchor that `parsePage`, or Docusaurus before our remark plugins, gave to a heading. */
export function anchorOf(heading: Heading): string {
  return String(heading.data?.hProperties?.id ?? '');
}
