import TurndownService from 'turndown';
import { inlineCode } from '@component-docs/kit/node/inlineCode';
import type { LinkTo } from './pageContext';

const turndown = new TurndownService({
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '_',
});

const escapeMarks = turndown.escape.bind(turndown);
// Text that looks like a tag would be one.
turndown.escape = (text) => escapeMarks(text).replace(/</g, '\\<');

/** Converts safe HTML of the API reference to Markdown. */
export function htmlToMarkdown(html: string, linkTo: LinkTo): string {
  const linked = html.replace(/href="([^"]*)"/g, (_, href: string) => `href="${linkTo(href)}"`);
  return turndown.turndown(linked);
}

/** Converts HTML to Markdown in one line. */
export function htmlToLine(html: string, linkTo: LinkTo): string {
  return htmlToMarkdown(html, linkTo)
    .trim()
    .replace(/\s*\n\s*/g, ' ');
}

/** Formats code in one line. Returns '' when there is no code. */
export function code(text: string | undefined): string {
  return text ? inlineCode(text.replace(/\s*\n\s*/g, ' ')) : '';
}
