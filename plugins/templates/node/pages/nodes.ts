import type {
  BlockContent,
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Table,
  TableRow,
} from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { stringAttribute } from '@component-docs/kit/node/mdx/estree';

export function paragraph(...content: (string | PhrasingContent)[]): Paragraph {
  return {
    type: 'paragraph',
    children: content.map((part) =>
      typeof part === 'string' ? { type: 'text', value: part } : part,
    ),
  };
}

/** Returns a heading of the second level. */
export function heading(text: string, id: string): Heading {
  return {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: text }],
    data: { hProperties: { id } },
  };
}

export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });

export const codeLink = (text: string, url: string): Link => ({
  type: 'link',
  url,
  children: [inlineCode(text)],
});

/** Returns phrases with a separator between them. */
export function joined(phrases: readonly PhrasingContent[], separator: string): PhrasingContent[] {
  return phrases.flatMap((phrase, index) =>
    index === 0 ? [phrase] : [{ type: 'text', value: separator } as const, phrase],
  );
}

export function list(items: readonly BlockContent[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [item] })),
  };
}

export function table(rows: readonly (readonly PhrasingContent[][])[]): Table {
  const row = (cells: readonly PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  return { type: 'table', children: rows.map(row) };
}

export function code(lang: string, title: string, value: string): Code {
  return { type: 'code', lang, meta: `title="${title}"`, value: value.trimEnd() };
}

/** An element of MDX whose attributes are texts; undefined attributes are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly BlockContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]): MdxJsxAttribute[] =>
      value === undefined ? [] : [stringAttribute(key, value)],
    ),
    children: [...children] as MdxJsxFlowElement['children'],
  };
}
