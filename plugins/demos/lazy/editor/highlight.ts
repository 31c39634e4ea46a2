import './prismManual';
import prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import { lineHtml } from '@component-docs/written-pages/shared/code-blocks/lineHtml';
import { tokenizeWith } from '@component-docs/written-pages/shared/code-blocks/tokenizeWith';
import { boundGrammar, withinSearches } from './boundSearches';

/** The longest code and the longest line with colors, in characters: a search may read each part of it again. */
const MAX_CODE = 15_000;
const MAX_LINE = 1000;

/** Code needs about one search for each of its characters. */
const SEARCHES_PER_CHARACTER = 3;
const MIN_SEARCHES = 1000;

boundGrammar(prism.languages);

function isShort(code: string): boolean {
  return code.length <= MAX_CODE && code.split('\n').every(({ length }) => length <= MAX_LINE);
}

/**
 * Returns code as HTML with the same classes as code that is highlighted at build. Code that would take
 * long has none: it may come from a link, or be pasted.
 */
export function highlight(code: string, language: 'jsx' | 'tsx'): string {
  const searches = MIN_SEARCHES + SEARCHES_PER_CHARACTER * code.length;
  const lines = isShort(code)
    ? withinSearches(searches, () => tokenizeWith(prism, code, language))
    : undefined;
  return (lines ?? tokenizeWith(prism, code, 'none')).map(lineHtml).join('\n');
}
