import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parsePage } from '../../../plugins/translation-drift/node/parsePage';
import { blankFrontMatter } from '../../../plugins/kit/node/mdx/blankFrontMatter';
import { OBJECT, joinPieces } from './prose';
import type { Block, Piece, Prose } from './prose';

/** The fields of the front matter that readers see, with their text. */
const SEEN_FIELD = /^(?:title|sidebar_label|description):[ \t]*(.+)$/gm;

const markdown = unified().use(remarkParse).use(remarkGfm);

function offsetOf({ position }: Nodes): number {
  return position?.start.offset ?? 0;
}

/** Returns whether a link shows its address, which isn't text. */
function isBareLink(node: Nodes, source: string): boolean {
  return node.type === 'link' && !/^\[/.test(source.slice(offsetOf(node)));
}

function piecesOf(node: Nodes, source: string): Piece[] {
  const offset = offsetOf(node);
  if (node.type === 'text') {
    // The source rather than the value, so that offsets match where characters are escaped.
    return [{ text: source.slice(offset, node.position?.end.offset), offset }];
  }
  const isCode = node.type === 'mdxJsxTextElement' && node.name === 'code';
  return 'children' in node && node.children.length > 0 && !isCode && !isBareLink(node, source)
    ? node.children.flatMap((child) => piecesOf(child, source))
    : [{ text: OBJECT, offset }];
}

function blocksOf(tree: Root, source: string): Block[] {
  const blocks: Block[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      blocks.push(joinPieces(node.children.flatMap((child) => piecesOf(child, source))));
      return SKIP;
    }
    return undefined;
  });
  return blocks;
}

function frontMatterBlocks(content: string): Block[] {
  const [frontMatter = ''] = /^---\n[^]*?\n---(?=\n|$)/.exec(content) ?? [];
  return [...frontMatter.matchAll(SEEN_FIELD)].map((match) => {
    const [line, text = ''] = match;
    return joinPieces([{ text, offset: match.index + line.length - text.length }]);
  });
}

/**
 * Reads the texts of a page (`.mdx`) or of a Markdown file: without code, link targets, attributes,
 * and anchors. Of the front matter, it reads the fields that readers see.
 *
 * Throws, with file and line, when a page isn't valid MDX.
 *
 * @param file path relative to the site's root
 */
export async function readMarkdown(file: string, text: string): Promise<Prose> {
  const content = text.replace(/\r\n?/g, '\n');
  const body = blankFrontMatter(content);
  const tree = file.endsWith('.mdx') ? await parsePage(file, body) : markdown.parse(body);
  const blocks = [...frontMatterBlocks(content), ...blocksOf(tree, content)];
  return { file, content, blocks: blocks.filter(({ text }) => text !== '') };
}
