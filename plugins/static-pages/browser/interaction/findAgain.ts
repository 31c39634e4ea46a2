/**
 * Remembers an element of an island before React takes the island over. React renders anew what it can't
 * hydrate, such as HTML that a translator has changed.
 *
 * @returns a function that gives the element, or the one that React has put in its place; undefined if
 *   that isn't certain
 */
export function findAgain<E extends Element>(island: Element, element: E): () => E | undefined {
  const alike = () => [...island.querySelectorAll<E>(element.localName)];
  const before = alike();
  const place = before.indexOf(element);
  return () => {
    if (element.isConnected) {
      return element;
    }
    const now = alike();
    return now.length === before.length ? now[place] : undefined;
  };
}
