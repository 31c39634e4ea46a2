/** An order across the days of a plan. */
export interface Thread {
  row: number;
  start: number;
  /** Days that it takes. */
  length: number;
}

/** Where a thread crosses a day: above its line or below it. */
export interface Crossing {
  row: number;
  day: number;
  over: boolean;
}

/**
 * Returns the crossings of all threads with the lines of the days they run across, in a plain weave:
 * over and under alternate in each row and in each column.
 */
export function weave(threads: readonly Thread[]): Crossing[] {
  return threads.flatMap(({ row, start, length }) =>
    Array.from({ length }, (_day, index) => ({
      row,
      day: start + index,
      over: (row + start + index) % 2 === 0,
    })),
  );
}
