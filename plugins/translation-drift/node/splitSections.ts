import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Code } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { failWith } from '../../kit/node/errors/failWith';
import { blankFrontMatter } from '../../kit/node/mdx/blankFrontMatter';
import { hashText, normalizeSection } from './hashSection';
import { anchorOf, isSectionHeading, parsePage } from './parsePage';
import { FRONT_MATTER, LEAD } from './types';
import type { Section } from './types';

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
