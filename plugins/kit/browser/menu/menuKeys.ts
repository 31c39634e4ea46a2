/** The index of the field in the order of the arrow keys: before the first link. */
export const FIELD = -1;

/**
 * Returns the index that an arrow key moves focus to, from the field or one of `count` links: the
 * next or previous one, from the first link back to the field, and never past the last link.
 * Returns null for other keys.
 */
export function moveFocus(current: number, key: string, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case 'ArrowUp':
      return Math.max(current - 1, FIELD);
    default:
      return null;
  }
}

function edgeOf(key: string, count: number): number | null {
  if (key === 'Home') {
    return 0;
  }
  return key === 'End' ? count - 1 : null;
}

/** A button with the list of links that it opens, around both. */
export interface OpenMenu {
  container: Element;
  button: HTMLElement;
  close: () => void;
}

/** Focuses the current link of a list that has been opened, or else the first. */
export function focusCurrentLink(container: Element): void {
  const current = container.querySelector<HTMLElement>('a[aria-current]');
  (current ?? container.querySelector('a'))?.focus();
}

/** Answers a key in an open menu: arrow keys, Home, and End move through the list; Escape and Tab close it. */
export function answerMenuKey(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  { container, button, close }: OpenMenu,
): void {
  const links = [...container.querySelectorAll('a')];
  const current = links.findIndex((link) => link === document.activeElement);
  const target = edgeOf(event.key, links.length) ?? moveFocus(current, event.key, links.length);
  if (target !== null) {
    event.preventDefault();
    (links[target] ?? button).focus();
  } else if (event.key === 'Escape' || event.key === 'Tab') {
    // The browser's Tab then moves on from the button, past the list that is gone by then.
    button.focus();
    close();
    if (event.key === 'Escape') {
      // Escape closes only the menu, not the drawer around it.
      event.preventDefault();
    }
  }
}
