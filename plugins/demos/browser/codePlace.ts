/** Where a reader was in a listing when an editor took its place. */
export interface CodePlace {
  /** Index of the character before which the reader has clicked; undefined for readers with a keyboard. */
  caret: number | undefined;
  scrollTop: number;
  scrollLeft: number;
}

/** Returns the place in the text that a pointer is at. Not all supported browsers have the first function. */
function pointedPlace(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/**
 * Returns the index of the character in a listing before which the reader has clicked: where the pointer is,
 * or, of a click before this code had loaded, where it has left the selection. Undefined if that isn't known.
 */
export function caretIn(
  listing: HTMLElement,
  pointer: { clientX: number; clientY: number } | undefined,
): number | undefined {
  const { anchorNode, anchorOffset } = window.getSelection() ?? {};
  const place = pointer
    ? pointedPlace(pointer.clientX, pointer.clientY)
    : anchorNode && { node: anchorNode, offset: anchorOffset ?? 0 };
  if (!place || !listing.contains(place.node)) {
    return undefined;
  }
  const before = document.createRange();
  before.setStart(listing, 0);
  before.setEnd(place.node, place.offset);
  return before.toString().length;
}

/**
 * Returns where the reader is in a listing, or undefined if it must stay: the reader has gone on, or has
 * selected a part of it.
 */
export function placeIn(listing: HTMLElement, caret: number | undefined): CodePlace | undefined {
  const selection = window.getSelection();
  const isSelecting =
    selection?.isCollapsed === false &&
    (listing.contains(selection.anchorNode) || listing.contains(selection.focusNode));
  const { scrollTop, scrollLeft } = listing;
  return document.activeElement === listing && !isSelecting
    ? { caret, scrollTop, scrollLeft }
    : undefined;
}
