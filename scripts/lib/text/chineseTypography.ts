import type { Finding } from './finding';
import { OBJECT, PLACEHOLDER, locate } from './prose';
import type { Prose } from './prose';

const HAN = String.raw`\p{Script=Han}`;
const FULL_WIDTH = '，。、：；？！（）《》“”';

interface Rule {
  /** Finds the characters to replace. */
  pattern: RegExp;
  /** Returns what to write instead of the match. */
  write: (found: string) => string;
}

const HALF_WIDTH = ',.:;?!()';

/** Returns the full-width form of half-width punctuation, without spaces. */
function fullWidth(found: string): string {
  return Array.from(found.trim(), (mark) =>
    '，。：；？！（）'.charAt(HALF_WIDTH.indexOf(mark)),
  ).join('');
}

const MARKS = `[${HALF_WIDTH}]`;

const RULES: readonly Rule[] = [
  {
    // No space between Han and Latin characters, digits, or code.
    pattern: new RegExp(`${HAN}(?=[A-Za-z0-9${OBJECT}])|[A-Za-z0-9%${OBJECT}](?=${HAN})`, 'gu'),
    write: (found) => `${found} `,
  },
  {
    // Half-width punctuation next to Han characters, with its spaces, but not a number ("1. ") or a
    // selector (" .MuiButton-root", " ::after").
    pattern: new RegExp(
      `(?<=${HAN})(?! (?:\\.|::)[A-Za-z]) ?${MARKS} ?|(?<!\\d(?=\\. ))[,.:;?!] ?(?=${HAN})|[()](?=${HAN})`,
      'gu',
    ),
    write: fullWidth,
  },
  {
    // Full-width punctuation contains its space.
    pattern: new RegExp(
      String.raw`(?<=\S)\s+(?=[${FULL_WIDTH}])|(?<=[${FULL_WIDTH}])\s+(?=\S)`,
      'gu',
    ),
    write: () => '',
  },
  {
    // Also a line break, which browsers show as a space.
    pattern: new RegExp(String.raw`(?<=${HAN})\s+(?=${HAN})`, 'gu'),
    write: () => '',
  },
];

/** How many characters a finding shows on either side. */
const CONTEXT = 4;

function shown(text: string): string {
  return text.replace(new RegExp(`${OBJECT}|${PLACEHOLDER}+`, 'g'), '`…`');
}

/**
 * Checks the blocks that contain Chinese: a space between Han characters and Latin letters, digits,
 * or code; full-width punctuation next to Han characters; no other spaces. Returns errors.
 */
export function checkChineseTypography(prose: Prose): Finding[] {
  return prose.blocks.flatMap((block) =>
    RULES.flatMap(({ pattern, write }) =>
      [...block.text.matchAll(pattern)].map(({ 0: match, index }): Finding => {
        const end = index + match.length;
        const before = block.text.slice(Math.max(0, index - CONTEXT), index);
        const after = block.text.slice(end, end + CONTEXT);
        return {
          ...locate(prose, block, index),
          severity: 'error',
          found: shown(`${before}${match}${after}`),
          better: shown(`${before}${write(match)}${after}`),
        };
      }),
    ),
  );
}
