const THUMBNAIL = 'data-thumbnail';

async function fetchDocument(url: string): Promise<Document> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * Fills the thumbnails within an element that have no markup: after client-side navigation, since
 * it is in the page's HTML and not in its script. They come from that HTML, at the page's own
 * address, with their styles. Does nothing when they are there already.
 *
 * Throws when the page cannot be fetched.
 */
export async function fillThumbnails(container: Element, url: string): Promise<void> {
  const empty = [...container.querySelectorAll(`[${THUMBNAIL}]:empty`)];
  if (empty.length === 0) {
    return;
  }
  const source = await fetchDocument(url);
  empty.forEach((element) => {
    const id = element.getAttribute(THUMBNAIL) ?? '';
    const markup = source.querySelector(`[${THUMBNAIL}="${id}"]`)?.innerHTML;
    element.innerHTML = markup ?? '';
  });
}
