import { escapeText } from '@component-docs/kit/shared/escapeHtml';
import { CLASS_OF_KIND } from './codeClasses';
import type { Piece } from './tokenizeWith';

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
