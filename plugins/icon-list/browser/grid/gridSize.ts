/** In rem, so that cells grow with the reader's text size. */
const MIN_CELL_WIDTH = 5.5;
const ROW_HEIGHT = 6.5;

export interface Size {
  width: number;
  height: number;
}

/**
 * Returns the measures of the grid that has a size, in px.
 *
 * @param rem px of one rem
 */
export function measureGrid({ width, height }: Size, rem: number) {
  const rowHeight = ROW_HEIGHT * rem;
  return {
    rowHeight,
    columns: Math.max(1, Math.floor(width / (MIN_CELL_WIDTH * rem))),
    /** Whole rows that are visible at once. */
    rows: Math.max(1, Math.floor(height / rowHeight)),
  };
}
