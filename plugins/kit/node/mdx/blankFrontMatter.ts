/**
 * Blanks out a page's front matter without changing offsets: every character except line breaks
 * becomes a space. Lines must end in `\n`.
 */
export function blankFrontMatter(content: string): string {
  return content.replace(/^---\n[^]*?\n---(?=\n|$)/, (block) => block.replace(/[^\n]/g, ' '));
}
