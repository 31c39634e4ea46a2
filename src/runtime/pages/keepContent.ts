import { PAGE_ATTRIBUTE } from './markers';

/** The element that the server's HTML came in. */
const printed =
  typeof document === 'undefined' ? null : document.querySelector(`[${PAGE_ATTRIBUTE}]`);

/**
 * Keeps the server's content when React creates another element for it: it does so when it finds
 * the shell's HTML changed, by a browser extension for example.
 */
export function keepContent(element: Element | null): void {
  if (printed && element && element !== printed) {
    element.append(...printed.childNodes);
  }
}
