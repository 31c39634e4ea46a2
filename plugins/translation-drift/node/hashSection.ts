import { createHash } from 'node:crypto';
import type { Code } from 'mdast';

// The anchor comment at the end of a heading, which isn't part of the text.
const ANCHOR = /\s*\{\/\*\s*#\S+\s*\*\/\}[ \t]*$/gm;

/** Normalizes what a formatter may change in prose: spaces, line breaks, and table padding. */
function normalizeProse(text: string): string {
  return text
    .replace(ANCHOR, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\| ?/g, '|')
    .replace(/(?<=\|:?)-+(?=:?\|)/g, '-')
    .trim();
}

/**
 * Normalizes a code fence. Spaces in code are significant, except at the end of a line and as the
 * fence's own indent.
 */
function normalizeCode({ lang, meta, value }: Code): string {
  const info = [lang, meta].filter(Boolean).join(' ').trim();
  return `\`\`\`${info}\n${value.replace(/[ \t]+$/gm, '')}`;
}

/**
 * Returns the normalized text of a section, so that whitespace changes that readers can't see make
 * no difference.
 *
 * @param lines all lines of the page
 * @param range the section's first line, from 1, and the line after its last
 * @param fences all code fences of the page
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

/**
 * Returns a hash of eight hexadecimal digits, which keeps records readable: only 1 change in 4
 * billion would go undetected.
 */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
