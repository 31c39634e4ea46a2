/** The attributes of `<html>` that hold the site's color mode and the reader's colors. */
const MIRRORED = ['data-theme', 'style'] as const;

/**
 * Keeps the look of a frame's `<html>` the same as that of the page's. Returns the function that
 * stops it.
 */
export function mirrorRoot(source: HTMLElement, target: HTMLElement): () => void {
  const copy = () =>
    MIRRORED.forEach((name) => {
      target.setAttribute(name, source.getAttribute(name) ?? '');
    });
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(source, { attributeFilter: [...MIRRORED] });
  return () => observer.disconnect();
}
