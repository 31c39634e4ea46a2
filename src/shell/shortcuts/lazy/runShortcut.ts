import {
  colorModeStore,
  effectiveMode,
  setMode,
} from '../../../../plugins/preferences/browser/theme/colorModeStore';
import type { Shortcut } from '../shortcutKeys';
import { moveTo } from './moveTo';

const HEADINGS = 'main :is(h2, h3)[id]';
const DEMO = '[role="group"]:has(> [data-island-module="demo"])';

function click(parent: ParentNode, selector: string): void {
  parent.querySelector<HTMLElement>(selector)?.click();
}

/** Returns the demo with focus, or else the first one that is visible. */
function currentDemo(): ParentNode | null | undefined {
  return (
    document.activeElement?.closest(DEMO) ??
    [...document.querySelectorAll(`main ${DEMO}`)].find((demo) => {
      const { top, bottom } = demo.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    })
  );
}

function clickInDemo(selector: string): void {
  const demo = currentDemo();
  if (demo) {
    click(demo, selector);
  }
}

const ACTIONS: Readonly<Record<Exclude<Shortcut, 'list'>, () => void>> = {
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

/** Does what a shortcut stands for. Does nothing where the page has nothing for it. */
export function runShortcut(shortcut: keyof typeof ACTIONS): void {
  ACTIONS[shortcut]();
}
