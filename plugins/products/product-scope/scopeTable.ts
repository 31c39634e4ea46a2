import type { PhrasingContent, Table } from 'mdast';
import type { Language } from '../../../src/navigation/shared/pathnameToLanguage';
import { joined, table } from '../../templates/pages/nodes';
import type { ScopeLink, ScopeRow } from './scopeRows';

/** A cell has no more links: the side navigation lists all pages. */
const MAX_LINKS = 3;

interface Texts {
  part: string;
  here: string;
  elsewhere: string;
  none: string;
  separator: string;
  /** After the links of a cell. */
  more: (count: number) => string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    part: 'Part',
    here: 'On this site',
    elsewhere: 'On the official site only',
    none: 'Nothing',
    separator: ', ',
    more: (count) => `, and ${count} more`,
  },
  zh: {
    part: '部分',
    here: '本站',
    elsewhere: '仅官方网站（英文）',
    none: '无',
    separator: '、',
    more: (count) => `，以及另外 ${count} 页`,
  },
};

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function cellOf(links: readonly ScopeLink[], { none, separator, more }: Texts): PhrasingContent[] {
  if (links.length === 0) {
    return [text(none)];
  }
  const shown = links
    .slice(0, MAX_LINKS)
    .map(({ title, url }): PhrasingContent => ({ type: 'link', url, children: [text(title)] }));
  const others = links.length - shown.length;
  return [...joined(shown, separator), ...(others > 0 ? [text(more(others))] : [])];
}

/**
 * Returns a table of the parts of a product, with the first pages about each here and elsewhere. It has no
 * column for other pages if there are none.
 */
export function scopeTable(rows: readonly ScopeRow[], language: Language): Table {
  const texts = TEXTS[language];
  const columns = [
    [[text(texts.part)], ...rows.map(({ title }) => [text(title)])],
    [[text(texts.here)], ...rows.map(({ here }) => cellOf(here, texts))],
    [[text(texts.elsewhere)], ...rows.map(({ elsewhere }) => cellOf(elsewhere, texts))],
  ];
  const isComplete = rows.every(({ elsewhere }) => elsewhere.length === 0);
  const shown = isComplete ? columns.slice(0, 2) : columns;
  return table(
    [...Array(rows.length + 1).keys()].map((row) => shown.map((column) => column[row] ?? [])),
  );
}
