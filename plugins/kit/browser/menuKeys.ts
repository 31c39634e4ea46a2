import { BEFORE, edgeOf, nextWithin } from './arrowKeys';

/** An open list of links, with the button that has opened it. */
export interface OpenMenu {
  /** Around both. */
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
  const target =
    edgeOf(event.key, links.length) ?? nextWithin(event.key, current, links.length, BEFORE);
  if (target !== undefined) {
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
