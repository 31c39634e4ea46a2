import { typeAnchor } from '../../shared/component-page/anchors';
import { definedTypes } from '../../shared/component-page/sections';
import type { TocEntry } from '../../shared/component-page/types';
import type { SymbolApi, SymbolSectionId } from '../../shared/symbol-page/types';

export type SymbolHeadingId =
  'demos' | 'import' | SymbolSectionId | 'types' | 'changes' | 'source-code';
/** Headings in the reader's language, as returned by `symbolLabels`. */
export type SymbolLabels = Readonly<Record<SymbolHeadingId, string>>;

/** Returns the anchors of all rows of a page, without its sections. */
export function symbolAnchors({ sections }: SymbolApi): string[] {
  return sections.flatMap(({ members }) => members.map(({ anchor }) => anchor));
}

/** Returns the table of contents: sections, and below them their members, types, and releases. */
export function symbolToc(
  { demos, sections, types, history }: SymbolApi,
  labels: SymbolLabels,
): TocEntry[] {
  const heading = (id: SymbolHeadingId): TocEntry => ({ value: labels[id], id, level: 2 });
  const definitions = definedTypes(types);
  return [
    ...(demos.length > 0 ? [heading('demos')] : []),
    heading('import'),
    ...sections.flatMap(({ id, members }) => [
      heading(id),
      ...members.map(({ name, anchor }) => ({ value: name, id: anchor, level: 3 })),
    ]),
    ...(definitions.length > 0 ? [heading('types')] : []),
    ...definitions.map(({ name }) => ({ value: name, id: typeAnchor(name), level: 3 })),
    ...(history ? [heading('changes')] : []),
    ...(history?.releases ?? []).map(({ version, anchor }) => ({
      value: version,
      id: anchor,
      level: 3,
    })),
    heading('source-code'),
  ];
}
