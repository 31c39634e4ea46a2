import { CLASS_OF_KIND, PLAIN_KINDS } from './codeClasses';
import { Prism } from './prismGlobal';
import 'prismjs/components/prism-bash';

/** A run of text of one kind; `kind` is Prism's token type, or undefined for plain text. */
export interface Piece {
  kind: string | undefined;
  text: string;
}

type Grammar = Parameters<typeof Prism.tokenize>[1];
type PrismToken = ReturnType<typeof Prism.tokenize>[number];

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
 * Tokenizes with Prism's hooks, which the JSX grammar needs to tell text between tags from code.
 */
function runGrammar(code: string, language: string, grammar: Grammar): PrismToken[] {
  const env = { code, language, grammar, tokens: [] as PrismToken[] };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return env.tokens;
}

/**
 * Splits code into lines of pieces with Prism's grammar of the language. A language without a
 * grammar yields plain text.
 */
export function tokenize(code: string, language: string): Piece[][] {
  const name = ALIASES[language] ?? language;
  const grammar = Prism.languages[name];
  const tokens = grammar ? runGrammar(code, name, grammar) : [code];
  return splitLines(tokens.flatMap((token) => flatten(token, undefined)));
}
