import { createHash } from 'node:crypto';
import type { Code } from 'mdast';

// The anchor comment at the end of a heading: it names the section and says nothing.
const ANCHOR = /\s*\{\/\*\s*#\S+\s*\*\/\}[ \t]*$/gm;

/** Prose with everything alike that a formatter may change: spaces, line breaks, table padding. */
function normalizeProse(text: string): string {
  return text
    .replace(ANCHOR, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\| ?/g, '|')
    .replace(/(?<=\|:?)-+(?=:?\|)/g, '-')
    .trim();
}

/** A fence: spaces count in code, but neither at the end of a line nor the fence's own indent. */
function normalizeCode({ lang, meta, value }: Code): string {
  const info = [lang, meta].filter(Boolean).join(' ').trim();
  return `\`\`\`${info}\n${value.replace(/[ \t]+$/gm, '')}`;
}

/**
 * The text of a range of lines, normalised: changes of white space that readers cannot see make no
 * difference.
 *
 * Takes all lines of the page, the range (from 1, `to` excluded), and the page's code fences.
 */
export function normalizeSection(
  lines: readonly string[],
  { from, to }: { from: number; to: number },
  fences: readonly Code[],
): string {
  const parts: string[] = [];
  let next = from;
  for (const fence of fences) {
    const { start, end } = fence.position ?? {};
    if (start && end && start.line >= from && end.line < to) {
      parts.push(normalizeProse(lines.slice(next - 1, start.line - 1).join('\n')));
      parts.push(normalizeCode(fence));
      next = end.line + 1;
    }
  }
  parts.push(normalizeProse(lines.slice(next - 1, to - 1).join('\n')));
  return parts.filter(Boolean).join('\n');
}

/** Eight hexadecimal digits: 1 change in 4 billion would go unseen, and the record stays legible. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
