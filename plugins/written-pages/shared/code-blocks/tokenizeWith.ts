import type PrismType from 'prismjs';
import { CLASS_OF_KIND } from './lineHtml';

/** Types without a color even inside a colored one: code in a string, operators, text in JSX. */
const PLAIN_KINDS: ReadonlySet<string> = new Set([
  'interpolation',
  'interpolation-punctuation',
  'language-javascript',
  'operator',
  'plain-text',
  'punctuation',
  'script',
  'spread',
]);

/** A run of text of one kind; `kind` is Prism's token type, or undefined for plain text. */
export interface Piece {
  kind: string | undefined;
  text: string;
}

/** The part of Prism that highlighting needs; the build and the browser have different copies of Prism. */
export type Prism = Pick<typeof PrismType, 'hooks' | 'languages' | 'tokenize'>;

type PrismToken = ReturnType<Prism['tokenize']>[number];

function flatten(token: PrismToken, kind: string | undefined): Piece[] {
  if (typeof token === 'string') {
    return [{ kind, text: token }];
  }
  // A token without its own color inherits the color of the token around it.
  const inherited = token.type in CLASS_OF_KIND ? token.type : kind;
  const own = PLAIN_KINDS.has(token.type) ? undefined : inherited;
  const { content } = token;
  return Array.isArray(content)
    ? content.flatMap((inner) => flatten(inner, own))
    : flatten(content, own);
}

/** Splits pieces at line breaks. */
function splitLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { kind, text } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (part) {
        lines.at(-1)?.push({ kind, text: part });
      }
    });
  }
  return lines;
}

/**
 * Splits code into lines of pieces with Prism's grammar of the language and its hooks, which the JSX
 * grammar needs to tell text between tags from code. A language without a grammar yields plain text.
 */
export function tokenizeWith(prism: Prism, code: string, language: string): Piece[][] {
  const grammar = prism.languages[language];
  if (!grammar) {
    return splitLines([{ kind: undefined, text: code }]);
  }
  const env = { code, language, grammar, tokens: [] as PrismToken[] };
  prism.hooks.run('before-tokenize', env);
  env.tokens = prism.tokenize(env.code, env.grammar);
  prism.hooks.run('after-tokenize', env);
  return splitLines(env.tokens.flatMap((token) => flatten(token, undefined)));
}
