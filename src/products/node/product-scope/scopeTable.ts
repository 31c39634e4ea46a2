import type { PhrasingContent, Table } from 'mdast';
import type { Language } from '@component-docs/labels/shared/languages';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import type { PageTexts } from '@component-docs/labels/node/texts';
import { joined, table } from '@component-docs/templates/node/pages/nodes';
import type { ScopeLink, ScopeRow } from './scopeRows';

/** A cell has no more links: the side navigation lists all pages. */
const MAX_LINKS = 3;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function cellOf(links: readonly ScopeLink[], texts: PageTexts): PhrasingContent[] {
  if (links.length === 0) {
    return [text(texts('scopeTable.none'))];
  }
  const shown = links
    .slice(0, MAX_LINKS)
    .map(({ title, url }): PhrasingContent => ({ type: 'link', url, children: [text(title)] }));
  const others = links.length - shown.length;
  const more = others > 0 ? [text(texts('scopeTable.more', { count: others }))] : [];
  return [...joined(shown, texts('lists.separator')), ...more];
}

/**
 * Returns a table of the parts of a product, with the first pages about each here and elsewhere. It has no
 * column for other pages if there are none.
 */
export function scopeTable(rows: readonly ScopeRow[], language: Language): Table {
  const texts = pageTextsIn(language);
  const columns = [
    [[text(texts('scopeTable.part'))], ...rows.map(({ title }) => [text(title)])],
    [[text(texts('scopeTable.here'))], ...rows.map(({ here }) => cellOf(here, texts))],
    [
      [text(texts('scopeTable.elsewhere'))],
      ...rows.map(({ elsewhere }) => cellOf(elsewhere, texts)),
    ],
  ];
  const isComplete = rows.every(({ elsewhere }) => elsewhere.length === 0);
  const shown = isComplete ? columns.slice(0, 2) : columns;
  return table(
    [...Array(rows.length + 1).keys()].map((row) => shown.map((column) => column[row] ?? [])),
  );
}
