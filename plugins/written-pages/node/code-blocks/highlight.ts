import { lineHtml } from '../../shared/code-blocks/lineHtml';
import { tokenize } from './tokenize';

/** How a line can be marked: highlighted by the writer, added, or removed. */
export const LINE_MARKS = ['mark', 'add', 'del'] as const;
export type LineMark = (typeof LINE_MARKS)[number];

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
