import { CLASS_OF_KIND } from './codeClasses';
import { tokenize } from './tokenize';
import type { Piece } from './tokenize';

/** How a line can be marked: highlighted by the writer, added, or removed. */
export const LINE_MARKS = ['mark', 'add', 'del'] as const;
export type LineMark = (typeof LINE_MARKS)[number];

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

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

function lineHtml(pieces: readonly Piece[]): string {
  return mergeSameClass(pieces)
    .map(({ className, text }) =>
      className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

/**
 * Highlights code as static HTML for the inside of `<code>`.
 *
 * @param language one of `LANGUAGES`
 * @param marks marks by line number, from 1; only marked lines get their own element
 */
export function highlight(
  code: string,
  language: string,
  marks: ReadonlyMap<number, LineMark> = new Map(),
): string {
  return tokenize(code, language)
    .map((pieces, index, all) => {
      const html = lineHtml(pieces);
      const mark = marks.get(index + 1);
      const end = index < all.length - 1 ? '\n' : '';
      return mark ? `<span class="line ${mark}">${html}${end}</span>` : html + end;
    })
    .join('');
}
