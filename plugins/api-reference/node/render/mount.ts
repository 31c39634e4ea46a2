import { act, Component, createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

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

/** Returns the element at a position; none where the number of siblings, and so they, differ. */
export function elementAt(body: Element, path: readonly Step[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (parent, { index, count }) =>
      parent?.childElementCount === count ? parent.children[index] : undefined,
    body,
  );
}

/** Renders nothing once a component inside it has thrown. */
class Boundary extends Component<{ onError: () => void; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Renders an element into an otherwise empty document, and reads something from it.
 *
 * @param read gets the container, which is a child of the body
 * @returns undefined if the element throws
 */
export function mounted<Result>(
  element: ReactElement,
  read: (container: Element) => Result,
): Result | undefined {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let hasFailed = false;
  const onError = () => {
    hasFailed = true;
  };
  try {
    act(() => root.render(createElement(Boundary, { onError, children: element })));
    return hasFailed ? undefined : read(container);
  } catch {
    return undefined;
  } finally {
    act(() => root.unmount());
    document.body.replaceChildren();
  }
}
