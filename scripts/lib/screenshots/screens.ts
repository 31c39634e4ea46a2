/** A part of a page, in CSS pixels. */
export interface Screen {
  top: number;
  height: number;
}

/**
 * Splits a page into parts of at most `most` pixels. Chromium repeats the top of a screenshot that
 * is higher than its largest texture (8192 px).
 */
export function cutIntoScreens(pageHeight: number, most: number): Screen[] {
  const count = Math.ceil(pageHeight / most);
  return Array.from({ length: count }, (_, index) => ({
    top: index * most,
    height: Math.min(most, pageHeight - index * most),
  }));
}
