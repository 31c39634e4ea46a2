/**
 * Blanks out the fenced code in a Markdown source without changing line numbers. Links and elements
 * in code aren't part of the page.
 */
export function withoutCode(content: string): string {
  return content.replace(/^( *)(```+|~~~+)[\s\S]*?^\1\2/gm, (block) =>
    block.replace(/[^\n]/g, ' '),
  );
}
