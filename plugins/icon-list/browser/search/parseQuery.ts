import { runsOf } from '@component-docs/search/shared/tokenize';
import { ICON_STYLES, STYLE_SUFFIXES } from '../../shared/types';
import type { IconStyle } from '../../shared/types';

/** A parsed query. */
export interface IconQuery {
  /** In lower case; all of them must match. */
  words: readonly string[];
  /** A style that the query names at its end: `DeleteOutlined`, `delete two tone`. */
  style: IconStyle | undefined;
}

/** Parts of pasted names that aren't in the name of any icon: `DeleteIcon`. */
const IGNORED = new Set(['icon', 'icons']);

/** How a query ends that names a style, with its words separated by spaces. */
const STYLE_ENDS = ICON_STYLES.map((style) => {
  const words = (STYLE_SUFFIXES[style] || 'Filled').replace(/(?!^)(?=\p{Lu})/u, ' ?');
  return { style, end: new RegExp(`(?:^| )${words}$`, 'i') };
});

function wordsOf(text: string): string[] {
  const words = runsOf(text).flatMap((run) =>
    run.script === 'han' || run.parts.length === 0 ? [run.text] : run.parts,
  );
  const kept = words.filter((word) => !IGNORED.has(word));
  return kept.length > 0 ? kept : words;
}

/** Parses the text of the search field: names become words, and the style is read from its end. */
export function parseQuery(text: string): IconQuery {
  const query = wordsOf(text).join(' ');
  const named = STYLE_ENDS.find(({ end }) => end.test(query));
  const rest = named ? query.replace(named.end, '') : query;
  return { words: rest.split(' ').filter(Boolean), style: named?.style };
}

/** Returns a query as it is, or without the style that it names. */
export function withoutStyle(text: string): string {
  const { words, style } = parseQuery(text);
  return style === undefined ? text : words.join(' ');
}
