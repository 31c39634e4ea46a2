import { lineHtml } from '../../shared/code-blocks/lineHtml';
import { tokenizeWith } from '../../shared/code-blocks/tokenizeWith';
import type { Piece } from '../../shared/code-blocks/tokenizeWith';
import { Prism } from './prismGlobal';
import 'prismjs/components/prism-bash';

/** Names that writers use for languages that have another name in Prism. */
const ALIASES: Record<string, string> = { sh: 'bash', shell: 'bash', text: 'plain', txt: 'plain' };

/** The languages that a code fence can have. */
export const LANGUAGES = [
  'js',
  'jsx',
  'ts',
  'tsx',
  'json',
  'css',
  'html',
  'bash',
  'sh',
  'shell',
  'yaml',
  'md',
  'diff',
  'plain',
  'text',
  'txt',
] as const;

/** Splits code into lines of pieces; a language without a grammar yields plain text. */
export function tokenize(code: string, language: string): Piece[][] {
  return tokenizeWith(Prism, code, ALIASES[language] ?? language);
}

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
