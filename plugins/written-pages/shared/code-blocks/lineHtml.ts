import { escapeText } from '@component-docs/kit/shared/escapeHtml';
import type { Piece } from './tokenizeWith';

/**
 * The class of each of Prism's token types that the stylesheet colors (`plugins/theme/css/code.css`). Classes
 * have one letter, because a page contains thousands of them.
 */
export const CLASS_OF_KIND: Readonly<Record<string, string>> = {
  comment: 'c',
  prolog: 'c',
  doctype: 'c',
  keyword: 'k',
  builtin: 'k',
  atrule: 'k',
  rule: 'k',
  title: 'k',
  string: 's',
  'template-string': 's',
  'attr-value': 's',
  regex: 's',
  char: 's',
  url: 's',
  number: 'n',
  boolean: 'n',
  constant: 'n',
  function: 'f',
  'maybe-class-name': 'f',
  'class-name': 'f',
  selector: 'f',
  tag: 't',
  'attr-name': 'a',
  property: 'a',
  parameter: 'a',
  key: 'a',
};

function mergeSameClass(pieces: readonly Piece[]): { className: string; text: string }[] {
  const merged: { className: string; text: string }[] = [];
  for (const { kind, text } of pieces) {
    const className = (kind && CLASS_OF_KIND[kind]) ?? '';
    const last = merged.at(-1);
    // Whitespace has no visible color, so it is merged into the text before it.
    if (last && (last.className === className || text.trim() === '')) {
      last.text += text;
    } else {
      merged.push({ className, text });
    }
  }
  return merged;
}

/** Returns the HTML of a line of highlighted code. */
export function lineHtml(pieces: readonly Piece[]): string {
  return mergeSameClass(pieces)
    .map(({ className, text }) =>
      className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text),
    )
    .join('');
}
