import { parse } from 'sucrase/dist/parser';
import type { Token } from 'sucrase/dist/parser/tokenizer';
import { TokenType } from 'sucrase/dist/parser/tokenizer/types';
import { GUARD } from '../../shared/types';

const OPENING: ReadonlySet<TokenType> = new Set([
  TokenType.parenL,
  TokenType.braceL,
  TokenType.bracketL,
  TokenType.dollarBraceL,
]);
const CLOSING: ReadonlySet<TokenType> = new Set([
  TokenType.parenR,
  TokenType.braceR,
  TokenType.bracketR,
]);

interface Insertion {
  at: number;
  text: string;
}

/**
 * Returns the index of the second semicolon in the head of a `for`; undefined for `for … of` and
 * `for … in`.
 */
function secondSemicolon(tokens: readonly Token[], open: number): number | undefined {
  let depth = 0;
  let semicolons = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const type = tokens[index]?.type ?? TokenType.eof;
    depth += Number(OPENING.has(type)) - Number(CLOSING.has(type));
    semicolons += Number(type === TokenType.semi && depth === 1);
    if (depth === 0) {
      return undefined;
    }
    if (semicolons === 2) {
      return index;
    }
  }
  return undefined;
}

function insertionAfter(tokens: readonly Token[], keyword: number): Insertion[] {
  const { type } = tokens[keyword] ?? {};
  const open = tokens[keyword + 1];
  if (open?.type !== TokenType.parenL) {
    return [];
  }
  if (type === TokenType._while) {
    return [{ at: open.end, text: `${GUARD}(),` }];
  }
  const semicolon = type === TokenType._for ? secondSemicolon(tokens, keyword + 1) : undefined;
  if (semicolon === undefined) {
    return [];
  }
  const isLast = tokens[semicolon + 1]?.type === TokenType.parenR;
  return [{ at: tokens[semicolon]?.end ?? 0, text: isLast ? `${GUARD}()` : `${GUARD}(),` }];
}

/**
 * Has every loop of a script call a function in each turn, which ends a loop that never ends. Line numbers
 * stay the same. A `for … of` needs no call: only a generator can make it endless, and that has a loop of its
 * own.
 *
 * Throws a SyntaxError when the script doesn't parse.
 *
 * @param script JavaScript without JSX and types
 */
export function guardLoops(script: string): string {
  const { tokens } = parse(script, false, false, false);
  let end = 0;
  const parts = tokens
    .flatMap((_token, index) => insertionAfter(tokens, index))
    .map(({ at, text }) => {
      const part = script.slice(end, at) + text;
      end = at;
      return part;
    });
  return parts.join('') + script.slice(end);
}
