import './prismManual';
import prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import { lineHtml } from '../../../document/code-blocks/lineHtml';
import { tokenizeWith } from '../../../document/code-blocks/tokenizeWith';

/** Returns code as HTML with the same classes as code that is highlighted at build. */
export function highlight(code: string, language: 'jsx' | 'tsx'): string {
  return tokenizeWith(prism, code, language).map(lineHtml).join('\n');
}
