import fs from 'node:fs/promises';
import path from 'node:path';
import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { kebabCase } from '@component-docs/api-reference/shared/component-page/anchors';
import type { PageEntry } from '../shared/types';
import {
  anchorOf,
  isSectionHeading,
  parsePage,
} from '@component-docs/translation-drift/node/splitSections';
import {
  createValueStore,
  environmentHash,
  hashOf,
} from '@component-docs/kit/node/cache/cachedValue';
import { textAttribute } from '@component-docs/kit/node/mdx/estree';
import { fillIn, fillVersions } from '@component-docs/kit/node/mdx/placeholders';
import { blankFrontMatter } from '@component-docs/kit/node/mdx/pageTags';
import { engineFile } from '@component-docs/kit/node/packages/folders';

/** The searchable texts of a written page. */
export interface DocumentText {
  /** The text above the first section. */
  lead: string;
  /** Its sections and demos, in their order. */
  entries: PageEntry[];
}

/** Nodes without text for readers: code, imports, and expressions. */
const NO_TEXT: readonly Nodes['type'][] = [
  'code',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
];

/** Blocks of a page that contain other blocks, whose texts are separate. */
function textOf(node: Nodes): string {
  if (NO_TEXT.includes(node.type)) {
    return '';
  }
  const isBlock = 'children' in node && node.type !== 'paragraph' && node.type !== 'heading';
  const texts = isBlock ? node.children.map(textOf) : [toString(node)];
  return texts.filter((text) => text.trim() !== '').join(' ');
}

/** Returns the names of the demos in a block. */
function demosIn(node: Nodes): string[] {
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
    const name = textAttribute(node, 'name');
    return name === undefined ? [] : [name];
  }
  return 'children' in node ? node.children.flatMap(demosIn) : [];
}

/** `BasicButtons` → `Basic buttons`. */
function demoTitle(name: string): string {
  const words = kebabCase(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function joined(nodes: readonly RootContent[]): string {
  return nodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns a section's entry, if its heading has an anchor, and the entries of its demos. */
function entriesOf(section: readonly RootContent[]): PageEntry[] {
  const [heading, ...content] = section;
  const own = heading && isSectionHeading(heading) ? heading : undefined;
  const title = own ? toString(own).trim() : '';
  const demos = (own ? content : section).flatMap(demosIn);
  return [
    ...(own
      ? [{ kind: 'section' as const, name: title, anchor: anchorOf(own), text: joined(content) }]
      : []),
    ...demos.map((name) => ({
      kind: 'demo' as const,
      name: demoTitle(name),
      anchor: name,
      text: title,
    })),
  ];
}

/** Splits the blocks of a page where its sections start; the first element has the blocks before them. */
function splitBlocks(blocks: readonly RootContent[]): RootContent[][] {
  return blocks.reduce<RootContent[][]>(
    (sections, block) =>
      isSectionHeading(block)
        ? [...sections, [block]]
        : [...sections.slice(0, -1), [...(sections.at(-1) ?? []), block]],
    [[]],
  );
}

/**
 * Returns the searchable texts in the source of a written page: its lead, sections, and demos, without code.
 *
 * @param file the page's path, for error messages
 *
 * Throws, with file and line, when the page isn't valid MDX.
 */
export async function parseDocument(file: string, content: string): Promise<DocumentText> {
  const body = blankFrontMatter(content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const { children } = await parsePage(file, body);
  const [lead = [], ...sections] = splitBlocks(children);
  const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1;
  return {
    lead: joined(lead.filter((node) => !isTitle(node))),
    entries: [lead, ...sections].flatMap(entriesOf),
  };
}

/** Facts about the files of the build aren't known yet, and nobody searches for them. */
const NOT_BUILT = { siteUrl: '', bytesOf: () => undefined };

/** The code that parses documents. */
const SOURCES = [__dirname, engineFile('translation-drift/node')];

/**
 * Returns a function that reads a document by its path relative to the site's root. Documents that
 * haven't changed aren't parsed again, neither when the development server reloads nor in the next run.
 */
export function createDocumentReader(siteDir: string): (file: string) => Promise<DocumentText> {
  const store = createValueStore(path.join(siteDir, 'node_modules/.cache/search'));
  let environment: Promise<string> | undefined;
  return async (file) => {
    const source = await fs.readFile(path.join(siteDir, file), 'utf8');
    const content = fillIn(fillVersions(siteDir, file, source), NOT_BUILT);
    environment ??= environmentHash(siteDir, SOURCES);
    return store(file, hashOf([await environment, content]), () => parseDocument(file, content));
  };
}
