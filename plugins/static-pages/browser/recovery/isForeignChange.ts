/**
 * Returns whether React failed because an element or a text isn't where React put it: the translator of a
 * browser or an extension has replaced it. What is rendered from scratch works then.
 */
export function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
