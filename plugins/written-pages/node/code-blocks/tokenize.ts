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
