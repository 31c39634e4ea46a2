/**
 * Blanks out the fenced code of a Markdown source and keeps its line numbers: what is shown as code
 * is neither a link nor an element of the page.
 */
export function withoutCode(content: string): string {
  return content.replace(/^( *)(```+|~~~+)[\s\S]*?^\1\2/gm, (block) =>
    block.replace(/[^\n]/g, ' '),
  );
}
