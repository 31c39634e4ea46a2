import type { FrameFont } from '../types';

const known = new Set<string>();

/** Adds a font that the page hands over. It has loaded, so no text waits for it. */
export function receiveFont({ family, data, ...descriptors }: FrameFont): void {
  if (!known.has(family)) {
    known.add(family);
    document.fonts.add(new FontFace(family, data, descriptors));
  }
}
