/**
 * Lengths in the inline and block direction, in CSS pixels, so that they apply to both reading
 * directions.
 */
export interface Size {
  inline: number;
  block: number;
}

/** Distances from the start edges of the viewport. */
export interface Box {
  inlineStart: number;
  blockStart: number;
  blockEnd: number;
}

export interface Place {
  inlineStart: number;
  blockStart: number;
  /** Maximum height of the popover. */
  maxBlock: number;
}

/** Distance between the popover and its opener, in CSS pixels. */
const GAP = 4;
/** Minimum distance between the popover and the viewport's edges, in CSS pixels. */
const MARGIN = 8;

/**
 * Returns the position of a popover: below its opener, or above it if it doesn't fit below and
 * there is more room above. It always stays inside the viewport.
 */
export function placeBeside(name: Box, popover: Size, viewport: Size): Place {
  const above = name.blockStart - GAP - MARGIN;
  const below = viewport.block - name.blockEnd - GAP - MARGIN;
  const isBelow = popover.block <= below || below >= above;
  const maxBlock = Math.max(isBelow ? below : above, 0);
  const lastInline = viewport.inline - MARGIN - popover.inline;
  return {
    inlineStart: Math.max(Math.min(name.inlineStart, lastInline), MARGIN),
    blockStart: isBelow
      ? name.blockEnd + GAP
      : name.blockStart - GAP - Math.min(popover.block, maxBlock),
    maxBlock,
  };
}
