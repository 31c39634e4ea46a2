export const ROWS = 4;
export const COLUMNS = 10;

/** How a cell of the pattern looks: empty, a quarter of a circle turned four ways, or a circle. */
export type Cell = 'empty' | 'circle' | 0 | 90 | 180 | 270;

const cells: readonly Cell[] = [0, 'empty', 90, 'circle', 180, 0, 'empty', 270, 90];

/** Whose pattern a card has as long as there are no letters. */
const LIBRARY = 'lendhalla';

const lettersOf = (text: string) =>
  [...text.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));

/** Returns the pattern of a name, which is the same each time; a column for each of its letters. */
export function cardPattern(name: string): Cell[][] {
  const own = lettersOf(name);
  const letters = own.length > 0 ? own : [...LIBRARY];
  return Array.from({ length: COLUMNS }, (_column, column) => {
    const letter = letters[column % letters.length]?.codePointAt(0) ?? 0;
    return Array.from(
      { length: ROWS },
      (_row, row) => cells[(letter * (row + 3) + column * (row + 1)) % cells.length] ?? 'empty',
    );
  });
}
