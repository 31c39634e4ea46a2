import { placeBeside } from './placeBeside';

/** CSS variable with the maximum height of the popover. */
const ROOM = '--room';

/**
 * TypeScript's DOM types don't include `source` yet, which puts a popover after an element in the
 * tab order.
 */
interface Popover extends HTMLElement {
  showPopover: (options?: { source: HTMLElement }) => void;
}

/** Returns whether the browser supports popovers. */
export function hasPopovers(): boolean {
  return 'showPopover' in HTMLElement.prototype;
}

/**
 * Moves an open popover next to an element of the page. It scrolls with the element from then on.
 */
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
 * Opens a popover that belongs to an element of the page. Calls `onClosed` after it was closed in
 * any way: with Escape, a click elsewhere, or a phone's back gesture.
 *
 * @returns a function that closes the popover without calling `onClosed`
 */
export function openFrom(popover: Popover, opener: HTMLElement, onClosed: () => void): () => void {
  const handleToggle = () => {
    if (!popover.matches(':popover-open')) {
      onClosed();
    }
  };
  popover.popover = 'auto';
  // In browsers where a click doesn't focus a link, focus couldn't return to it otherwise.
  opener.focus({ preventScroll: true });
  popover.showPopover({ source: opener });
  popover.addEventListener('toggle', handleToggle);
  return () => {
    popover.removeEventListener('toggle', handleToggle);
    popover.hidePopover();
  };
}
