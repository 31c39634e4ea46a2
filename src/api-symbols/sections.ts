import type { TocEntry } from '../api-reference/types';
import type { SymbolApi, SymbolSectionId } from './types';

export type SymbolHeadingId = 'demos' | 'import' | SymbolSectionId | 'source-code';
/** Headings in the reader's language; `symbolLabels` gives them. */
export type SymbolLabels = Readonly<Record<SymbolHeadingId, string>>;

/** The fragments of all rows of a page, without its sections. */
export function symbolAnchors({ sections }: SymbolApi): string[] {
  return sections.flatMap(({ members }) => members.map(({ anchor }) => anchor));
}

/** The table of contents: sections, and under them their members. */
export function symbolToc({ demos, sections }: SymbolApi, labels: SymbolLabels): TocEntry[] {
  const heading = (id: SymbolHeadingId): TocEntry => ({ value: labels[id], id, level: 2 });
  return [
    ...(demos.length > 0 ? [heading('demos')] : []),
    heading('import'),
    ...sections.flatMap(({ id, members }) => [
      heading(id),
      ...members.map(({ name, anchor }) => ({ value: name, id: anchor, level: 3 })),
    ]),
    heading('source-code'),
  ];
}
