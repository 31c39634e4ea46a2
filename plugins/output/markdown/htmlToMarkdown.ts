import TurndownService from 'turndown';

const turndown = new TurndownService({ codeBlockStyle: 'fenced', emDelimiter: '_' });

/** Safe HTML of the API reference as Markdown. Relative links become absolute on `siteUrl`. */
export function htmlToMarkdown(html: string, siteUrl: string): string {
  return turndown.turndown(html.replace(/(href=")(\/[^"]*")/g, `$1${siteUrl}$2`));
}

/** The same in one line, as a cell of a table. */
export function htmlToCell(html: string, siteUrl: string): string {
  return cell(htmlToMarkdown(html, siteUrl));
}

/** Text as a cell of a Markdown table: one line, pipes escaped. */
export function cell(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\|/g, '\\|');
}

/** Code as a cell of a Markdown table; nothing for no code. */
export function codeCell(code: string | undefined): string {
  return code ? cell(`\`${code}\``) : '';
}

/** A Markdown table; nothing at all without rows. */
export function table(headers: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return rows.length === 0
    ? []
    : [line(headers), line(headers.map(() => '---')), ...rows.map(line)];
}
