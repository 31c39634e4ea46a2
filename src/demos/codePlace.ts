/** Where a reader was in a listing when an editor took its place. */
export interface CodePlace {
  /** Index of the character before which the reader has clicked; undefined for readers with a keyboard. */
  caret: number | undefined;
  scrollTop: number;
  scrollLeft: number;
}

/**
 * Returns where the reader is in a listing, or undefined if it must stay: the reader has gone on, or has
 * selected a part of it.
 *
 * @param isPointed whether the reader has clicked
 */
export function placeIn(listing: HTMLElement, isPointed: boolean): CodePlace | undefined {
  const selection = window.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const isInside =
    range && (listing.contains(range.startContainer) || listing.contains(range.endContainer));
  const isSelecting = isInside && !range.collapsed;
  if (document.activeElement !== listing || isSelecting) {
    return undefined;
  }
  const { scrollTop, scrollLeft } = listing;
  if (!isPointed || !isInside) {
    return { caret: undefined, scrollTop, scrollLeft };
  }
  const before = document.createRange();
  before.setStart(listing, 0);
  before.setEnd(range.startContainer, range.startOffset);
  return { caret: before.toString().length, scrollTop, scrollLeft };
}
