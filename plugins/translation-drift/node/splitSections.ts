import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Code, Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { blankFrontMatter } from '@component-docs/kit/node/mdx/pageTags';
import { FRONT_MATTER, LEAD } from './types';
import type { Section } from './types';
import { createHash } from 'node:crypto';
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
 * Returns whether a top-level node starts a section: an h2 or h3 that is in no element or callout.
 */
export function isSectionHeading(node: RootContent): node is Heading {
  return node.type === 'heading' && (node.depth === 2 || node.depth === 3);
}

/** Returns a heading's anchor, set by `parsePage`, or by Docusaurus before our plugins. */
export function anchorOf(heading: Heading): string {
  return String(heading.data?.hProperties?.id ?? '');
}

// The anchor comment at the end of a heading, which isn't part of the text.
const ANCHOR = /\s*\{\/\*\s*#\S+\s*\*\/\}[ \t]*$/gm;

/** Normalizes the parts of prose that a formatter may change: spaces, line breaks, and table padding. */
function normalizeProse(text: string): string {
  return text
    .replace(ANCHOR, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\| ?/g, '|')
    .replace(/(?<=\|:?)-+(?=:?\|)/g, '-')
    .trim();
}

/** Normalizes a code fence, whose spaces matter except for indent and ends of lines. */
function normalizeCode({ lang, meta, value }: Code): string {
  const info = [lang, meta].filter(Boolean).join(' ').trim();
  return `\`\`\`${info}\n${value.replace(/[ \t]+$/gm, '')}`;
}

/**
 * Returns the normalized text of a section, so that whitespace changes that readers can't see make
 * no difference.
 *
 * @param lines all lines of the page
 * @param range the section's first line, from 1, and the line after its last
 * @param fences all code fences of the page
 */
function normalizeSection(
  lines: readonly string[],
  { from, to }: { from: number; to: number },
  fences: readonly Code[],
): string {
  const parts: string[] = [];
  let next = from;
  for (const fence of fences) {
    const { start, end } = fence.position ?? {};
    if (start && end && start.line >= from && end.line < to) {
      parts.push(normalizeProse(lines.slice(next - 1, start.line - 1).join('\n')));
      parts.push(normalizeCode(fence));
      next = end.line + 1;
    }
  }
  parts.push(normalizeProse(lines.slice(next - 1, to - 1).join('\n')));
  return parts.filter(Boolean).join('\n');
}

/** Returns a hash of eight hexadecimal digits: 1 change in 4 billion would go undetected. */
function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The front matter that readers see. The rest configures the build and isn't translated. */
const TRANSLATED_FIELDS = ['title', 'sidebar_label', 'description'] as const;

async function frontMatterSection(filePath: string, fileContent: string): Promise<Section> {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const fields = TRANSLATED_FIELDS.map((field) => [field, frontMatter[field] ?? null]);
  return { id: FRONT_MATTER, title: '', line: 1, hash: hashText(JSON.stringify(fields)) };
}

function duplicateAnchors(file: string, sections: readonly Section[]): string[] {
  const ids = sections.map(({ id }) => id);
  return sections
    .filter(({ id }, index) => ids.indexOf(id) !== index)
    .map(
      ({ id, line }) =>
        `${file}:${line}: an earlier heading has the anchor #${id}. Use a different one.`,
    );
}

/**
 * Splits a page into its sections, in order: the front matter, the lead, then one for each h2 and
 * h3, which ends where the next one starts.
 *
 * Throws, with file and line, when the page isn't valid MDX or two sections have the same anchor.
 *
 * @param file the page's path, for error messages
 */
export async function splitSections(file: string, content: string): Promise<Section[]> {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const body = blankFrontMatter(text);
  const lines = body.split('\n');
  const tree = await parsePage(file, body);
  const fences: Code[] = [];
  visit(tree, 'code', (node) => {
    fences.push(node);
  });
  const headings = tree.children.filter(isSectionHeading).map((heading) => ({
    id: anchorOf(heading),
    title: toString(heading),
    line: heading.position?.start.line ?? 1,
  }));
  const firstText = lines.findIndex((line) => line.trim() !== '') + 1;
  const starts = [{ id: LEAD, title: '', line: Math.max(firstText, 1) }, ...headings];
  const sections = starts.map((start, index) => {
    const to = starts[index + 1]?.line ?? lines.length + 1;
    return {
      ...start,
      hash: hashText(normalizeSection(lines, { from: start.line, to }, fences)),
    };
  });
  failWith('Section anchors are not unique', duplicateAnchors(file, sections));
  return [await frontMatterSection(file, text), ...sections];
}
