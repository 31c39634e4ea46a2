/** An element's index among a number of siblings. */
interface Step {
  index: number;
  count: number;
}

/** Returns the position of an element, from the body down. */
export function pathOf(element: Element): Step[] {
  const { parentElement } = element;
  if (parentElement === null || element === element.ownerDocument.body) {
    return [];
  }
  const siblings = [...parentElement.children];
  return [...pathOf(parentElement), { index: siblings.indexOf(element), count: siblings.length }];
}

/**
 * Returns the element at a position. Where the number of siblings differs, there is none: then the
 * elements are others.
 */
export function elementAt(body: Element, path: readonly Step[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (parent, { index, count }) =>
      parent?.childElementCount === count ? parent.children[index] : undefined,
    body,
  );
}
