import {
  colorModeStore,
  effectiveMode,
  setMode,
} from '@component-docs/preferences/browser/theme/colorModeStore';
import { boxOfHeading } from '@component-docs/written-pages/browser/headings/headingLinks';
import type { Shortcut } from '../answerShortcuts';

const HEADINGS = 'main :is(h2, h3)[id]';
const DEMO = '[role="group"]:has(> [data-island-module="demo"])';

interface Position {
  /** Distances of the targets from the top of the window, in document order, in px. */
  readonly tops: readonly number[];
  /** The target that has focus; -1 if none has. */
  readonly focused: number;
  /** Height of the window, in px. */
  readonly height: number;
  /** Where the page begins below the header, in px from the top of the window. */
  readonly edge: number;
}

/** How far a target that was scrolled to may be from the edge, in px, because browsers round. */
const TOLERANCE = 2;

/**
 * Returns the index of the next or previous target. It counts from the target with focus, unless the reader
 * has scrolled it out of the window, and otherwise from the top of the window. Returns -1 if there is none in
 * this direction.
 */
export function nextIndex({ tops, focused, height, edge }: Position, step: 1 | -1): number {
  const top = tops[focused];
  if (top !== undefined && top >= 0 && top < height) {
    const index = focused + step;
    return index < tops.length ? index : -1;
  }
  return step === 1
    ? tops.findIndex((value) => value > edge + TOLERANCE)
    : tops.findLastIndex((value) => value < edge - TOLERANCE);
}

/** Where headings stop below the header: their `scroll-margin-block-start`, in px. */
const edgeOf = (target: Element): number =>
  Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart) || 0;

/** Moves focus and view to the next or previous of some elements of the page, if there is one. */
function moveTo(selector: string, step: 1 | -1): void {
  const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [first] = targets;
  if (!first) {
    return;
  }
  const position = {
    tops: targets.map((element) => element.getBoundingClientRect().top),
    focused: targets.findIndex((element) => boxOfHeading(element).contains(document.activeElement)),
    height: window.innerHeight,
    edge: edgeOf(first),
  };
  const target = targets[nextIndex(position, step)];
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // Not smoothly: the next key counts from where the target is then.
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}

function click(parent: ParentNode, selector: string): void {
  parent.querySelector<HTMLElement>(selector)?.click();
}

/** Clicks a control of the demo with focus, or else of the first visible demo. */
function clickInDemo(selector: string): void {
  const demo =
    document.activeElement?.closest(DEMO) ??
    [...document.querySelectorAll(`main ${DEMO}`)].find((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
  if (demo) {
    click(demo, selector);
  }
}

const ACTIONS: Readonly<Record<Shortcut, () => void>> = {
  nextPage: () => click(document, 'a.pagination-nav__link--next'),
  previousPage: () => click(document, 'a.pagination-nav__link--prev'),
  nextHeading: () => moveTo(HEADINGS, 1),
  previousHeading: () => moveTo(HEADINGS, -1),
  nextDemo: () => moveTo(`main ${DEMO}`, 1),
  previousDemo: () => moveTo(`main ${DEMO}`, -1),
  expandCode: () => clickInDemo('[data-ga-event-action="expand"]'),
  // Before the demo runs, its toolbar has no such button, but its code has.
  copyCode: () => clickInDemo('[data-ga-event-action="copy"], [data-ga-event-action="copy-click"]'),
  mode: () => setMode(effectiveMode(colorModeStore.get()) === 'dark' ? 'light' : 'dark'),
  language: () => click(document, '.navbar a[hreflang]:not([aria-current])'),
};

/** Runs the action of a shortcut. Does nothing if the page has no target for it. */
export function runShortcut(shortcut: Shortcut): void {
  ACTIONS[shortcut]();
}
