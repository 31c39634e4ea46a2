/** In rem, so that cells grow with the reader's text size. */
const MIN_CELL_WIDTH = 5.5;
const ROW_HEIGHT = 6.5;

interface Size {
  width: number;
  height: number;
}

/** Returns the measures of a grid, in px; `rem` is the px of one rem. */
export function measureGrid({ width, height }: Size, rem: number) {
  const rowHeight = ROW_HEIGHT * rem;
  return {
    rowHeight,
    columns: Math.max(1, Math.floor(width / (MIN_CELL_WIDTH * rem))),
    rows: Math.max(1, Math.floor(height / rowHeight)),
  };
}

interface Grid {
  count: number;
  columns: number;
  rows: number;
  isRightToLeft: boolean;
}

/** The cell before the first one: the search field. */
export const FIELD = -1;

function stepOf(
  key: string,
  isWithControl: boolean,
  { count, columns, rows, isRightToLeft }: Grid,
) {
  const forward = isRightToLeft ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * rows,
    PageUp: -columns * rows,
    ...(isWithControl && { Home: -count, End: count }),
  };
  return steps[key];
}

/**
 * Returns the cell that a key moves focus to; undefined for other keys. Home and End move within a row, and
 * with Ctrl to the first and last cell. ArrowUp in the first row leads to the field.
 */
export function nextCell(
  key: string,
  isWithControl: boolean,
  current: number,
  grid: Grid,
): number | undefined {
  const { count, columns } = grid;
  const last = count - 1;
  const rowStart = current - (current % columns);
  if (!isWithControl && key === 'Home') {
    return rowStart;
  }
  if (!isWithControl && key === 'End') {
    return Math.min(rowStart + columns - 1, last);
  }
  if (key === 'ArrowUp' && current < columns) {
    return FIELD;
  }
  const step = stepOf(key, isWithControl, grid);
  if (step === undefined) {
    return undefined;
  }
  // Where the last row is shorter, ArrowDown still leads to it.
  const lastRowStart = last - (last % columns);
  const target = current + step;
  if (key === 'ArrowDown' && target > last && rowStart === lastRowStart) {
    return current;
  }
  return Math.min(Math.max(target, 0), last);
}
