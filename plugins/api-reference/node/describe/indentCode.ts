const INDENT = '  ';

/** Returns the open brackets after a text, each as the number of its line. */
function openAfter(open: readonly number[], text: string, line: number): number[] {
  const brackets = text.match(/[{[()\]}]/g) ?? [];
  return brackets.reduce<number[]>(
    (before, bracket) => ('{[('.includes(bracket) ? [...before, line] : before.slice(0, -1)),
    [...open],
  );
}

/**
 * Indents the lines of code: one step for each line that opened brackets around them, and one for a
 * chained call. The compiler removes the indentation of code in comments.
 */
export function indentCode(code: string): string {
  let open: number[] = [];
  return code
    .split('\n')
    .map((line, index) => {
      const text = line.trim();
      const [closing = ''] = /^[}\])]*/.exec(text) ?? [];
      const level = new Set(openAfter(open, closing, index)).size + (text.startsWith('.') ? 1 : 0);
      open = openAfter(open, text, index);
      return INDENT.repeat(level) + text;
    })
    .join('\n');
}
