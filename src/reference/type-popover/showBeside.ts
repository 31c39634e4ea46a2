import { placeBeside } from './placeBeside';

/** Holds, for the style sheet, the height that a popover may have. */
const ROOM = '--room';

/** TypeScript's DOM does not know yet that a popover can follow an element in the order of focus. */
interface Popover extends HTMLElement {
  showPopover: (options?: { source: HTMLElement }) => void;
}

/** Whether the browser has popovers. */
export function hasPopovers(): boolean {
  return 'showPopover' in HTMLElement.prototype;
}

/** Puts an open popover beside an element of the page, with which it scrolls from then on. */
export function moveBeside(popover: HTMLElement, opener: HTMLElement): void {
  const { clientWidth, clientHeight, dir } = document.documentElement;
  const { left, right, top, bottom } = opener.getBoundingClientRect();
  const isRtl = dir === 'rtl';
  popover.style.removeProperty(ROOM);
  const { inlineStart, blockStart, maxBlock } = placeBeside(
    { inlineStart: isRtl ? clientWidth - right : left, blockStart: top, blockEnd: bottom },
    { inline: popover.offsetWidth, block: popover.offsetHeight },
    { inline: clientWidth, block: clientHeight },
  );
  popover.style.setProperty(ROOM, `${maxBlock}px`);
  popover.style.insetInlineStart = `${inlineStart}px`;
  popover.style.insetBlockStart = `${blockStart + window.scrollY}px`;
}

/**
 * Opens a popover that belongs to an element of the page. Calls back once it has closed, whatever
 * closed it: Escape, a press elsewhere, the way back on a phone.
 *
 * Returns a function that closes it and hears no more.
 */
export function openFrom(popover: Popover, opener: HTMLElement, onClosed: () => void): () => void {
  const listen = () => {
    if (!popover.matches(':popover-open')) {
      onClosed();
    }
  };
  popover.popover = 'auto';
  // Where a press does not focus a link, focus could not return to it.
  opener.focus({ preventScroll: true });
  popover.showPopover({ source: opener });
  popover.addEventListener('toggle', listen);
  return () => {
    popover.removeEventListener('toggle', listen);
    popover.hidePopover();
  };
}
