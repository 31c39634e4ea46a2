/** Lengths along the line and across the lines, in CSS pixels, so that they hold in both directions. */
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
  /** What the popover may take up across the lines. */
  maxBlock: number;
}

/** Between the popover and what it belongs to. */
const GAP = 4;
/** Between the popover and the viewport's edges. */
const MARGIN = 8;

/**
 * Where a popover stands: below what it belongs to, above it where there is more room for all of it,
 * and always inside the viewport.
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
