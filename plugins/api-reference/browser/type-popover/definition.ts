import { typeAnchor } from '../../shared/component-page/anchors';

/** Selects the names in types that link to a definition on the page. */
const TYPE_LINK = `code a[href^="#${typeAnchor('')}"]`;

/** The clicked link, and the type that it links to. */
export interface PressedType {
  link: HTMLAnchorElement;
  name: string;
}

/** Returns the type whose name was clicked; null unless the page defines it. */
export function pressedType({ target }: Pick<Event, 'target'>): PressedType | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(TYPE_LINK) : null;
  return link && { link, name: link.hash.slice(`#${typeAnchor('')}`.length) };
}

/** Returns the HTML of a type's definition in the Types section, if the section exists yet. */
export function definitionHtml(name: string): string | undefined {
  const heading = document.getElementById(typeAnchor(name));
  return heading?.closest('figure')?.querySelector('pre')?.outerHTML;
}

/** Returns the element with a type's name in a visible definition. */
export function nameIn(definition: Element, name: string): HTMLElement | null {
  return definition.querySelector(`code a[href="#${typeAnchor(name)}"]`);
}

/** Lengths in the inline and block direction, in CSS pixels, for both reading directions. */
interface Size {
  inline: number;
  block: number;
}

/** Distances from the start edges of the viewport. */
interface Box {
  inlineStart: number;
  blockStart: number;
  blockEnd: number;
}

interface Place {
  inlineStart: number;
  blockStart: number;
  /** Maximum height of the popover. */
  maxBlock: number;
}

/** Distance between the popover and its opener, in CSS pixels. */
const GAP = 4;
/** Minimum distance between the popover and the viewport's edges, in CSS pixels. */
const MARGIN = 8;

/** Returns where a popover fits in the viewport: below its opener, or above it with more room. */
export function placeBeside(name: Box, popover: Size, viewport: Size): Place {
  const above = name.blockStart - GAP - MARGIN;
  const below = viewport.block - name.blockEnd - GAP - MARGIN;
  const isBelow = popover.block <= below || below >= above;
  const maxBlock = Math.max(isBelow ? below : above, 0);
  const lastInline = viewport.inline - MARGIN - popover.inline;
  return {
    inlineStart: Math.max(Math.min(name.inlineStart, lastInline), MARGIN),
    blockStart: isBelow
      ? name.blockEnd + GAP
      : name.blockStart - GAP - Math.min(popover.block, maxBlock),
    maxBlock,
  };
}

/** CSS variable with the maximum height of the popover. */
const ROOM = '--room';

/** TypeScript's DOM types lack `source`, which puts a popover after it in the tab order. */
interface Popover extends HTMLElement {
  showPopover: (options?: { source: HTMLElement }) => void;
}

/** Returns whether the browser supports popovers. */
export function hasPopovers(): boolean {
  return 'showPopover' in HTMLElement.prototype;
}

/** Moves an open popover next to an element of the page, with which it scrolls from then on. */
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

/** The definitions that a reader has opened, each from within the previous one. */
export interface Trail<Opener> {
  /** The name in the page's text that was clicked. */
  opener: Opener;
  /** The types; the last one is shown. */
  names: readonly string[];
  /** The type that the reader has just returned from. */
  left?: string;
}

/** Returns the type that is shown. */
export function shownType({ names }: Trail<unknown>): string {
  return names.at(-1) ?? '';
}

/** Returns the trail after a click on a name in the shown definition. */
export function follow<Opener>({ opener, names }: Trail<Opener>, name: string): Trail<Opener> {
  return { opener, names: [...names, name] };
}

/** Returns the trail after going back to the previous definition; the first one stays open. */
export function goBack<Opener>(trail: Trail<Opener>): Trail<Opener> {
  const { opener, names } = trail;
  return names.length < 2 ? trail : { opener, names: names.slice(0, -1), left: shownType(trail) };
}
