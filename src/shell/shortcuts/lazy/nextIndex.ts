interface Position {
  /** Distances of the targets from the top of the window, in document order, in px. */
  readonly tops: readonly number[];
  /** The target that has focus; -1 if none has. */
  readonly focused: number;
  /** Height of the window, in px. */
  readonly height: number;
  /** Where the page begins below the header, in px from the top of the window. */
  readonly edge: number;
}

/** How far a target that was scrolled to may be from the edge, in px, because browsers round. */
const TOLERANCE = 2;

/**
 * Returns the index of the next or previous target. It counts from the target with focus, unless the
 * reader has scrolled it out of the window, and otherwise from the top of what is visible. Returns -1
 * if there is none in this direction.
 */
export function nextIndex({ tops, focused, height, edge }: Position, step: 1 | -1): number {
  const top = tops[focused];
  if (top !== undefined && top >= 0 && top < height) {
    const index = focused + step;
    return index < tops.length ? index : -1;
  }
  return step === 1
    ? tops.findIndex((value) => value > edge + TOLERANCE)
    : tops.findLastIndex((value) => value < edge - TOLERANCE);
}
