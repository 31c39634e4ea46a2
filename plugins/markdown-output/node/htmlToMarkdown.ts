import TurndownService from 'turndown';
import { inlineCode } from '@component-docs/kit/node/inlineCode';

const turndown = new TurndownService({ codeBlockStyle: 'fenced', emDelimiter: '_' });

/**
 * Converts safe HTML of the API reference to Markdown. Prefixes site-relative links with `siteUrl`.
 */
export function htmlToMarkdown(html: string, siteUrl: string): string {
  return turndown.turndown(html.replace(/(href=")(\/[^"]*")/g, `$1${siteUrl}$2`));
}

/** Converts HTML to a cell of a Markdown table, in one line. */
export function htmlToCell(html: string, siteUrl: string): string {
  return cell(htmlToMarkdown(html, siteUrl));
}

/** Converts text to a cell of a Markdown table: one line, with pipes escaped. */
export function cell(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\|/g, '\\|');
}

/** Converts code to a cell of a Markdown table. Returns '' when there is no code. */
export function codeCell(code: string | undefined): string {
  return code ? cell(inlineCode(code)) : '';
}

/** Returns the lines of a Markdown table, or none if there are no rows. */
export function table(headers: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return rows.length === 0
    ? []
    : [line(headers), line(headers.map(() => '---')), ...rows.map(line)];
}

/** Returns a Markdown link. The URL of a site-relative link is prefixed with `siteUrl`. */
export function link(label: string, href: string, siteUrl: string): string {
  return `[${label}](${absolute(href, siteUrl)})`;
}

function absolute(href: string, siteUrl: string): string {
  // In Docusaurus' data, the permalink of a document named like its folder ends with a slash.
  return href.startsWith('/') ? siteUrl + href.replace(/\/$/, '') : href;
}
