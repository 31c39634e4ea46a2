/**
 * Follows links to parts of a frame's document. The browser would look for them in the page around
 * it, because a document without an address has that of its parent, and would load the page in the
 * frame. Returns the function that stops it.
 */
export function followLinks(target: Document): () => void {
  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a[href^="#"]');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    target.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.scrollIntoView();
  }
  target.addEventListener('click', follow);
  return () => target.removeEventListener('click', follow);
}
