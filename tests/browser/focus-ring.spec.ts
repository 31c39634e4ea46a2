import type { Page } from 'playwright-core';
import { contrast, parseColor } from '../helpers/contrast';
import { openLive } from './support/page';
import { expect, SMOKE, test } from './support/test';

/** WCAG 2 AA: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const MIN_CONTRAST = 3;
/** Kinds of elements repeat soon: this many presses of Tab reach all of them on each page. */
const PRESSES = 150;

interface Ring {
  /** Tag, role, and first class of the focused element. */
  kind: string;
  /** `outline-style`, and `outline-width` in px. */
  style: string;
  width: number;
  color: string;
  /** Background colors behind the ring, from top to bottom, down to an opaque one. */
  backgrounds: string[];
}

/**
 * Returns the focused element's ring; null outside of the page, and in a demo, a playground, or the
 * home page's examples, whose components have their own.
 */
function readRing(page: Page): Promise<Ring | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (
      !element ||
      element === document.body ||
      element.closest(
        '[data-island]:not([data-island-module]), [data-island="showcase"], [data-island="sizes-grid"], [data-demo-styles]',
      )
    ) {
      return null;
    }
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const backgrounds: string[] = [];
    const isInside = Number.parseFloat(outlineOffset) < 0;
    for (let at = isInside ? element : element.parentElement; at; at = at.parentElement) {
      backgrounds.push(getComputedStyle(at).backgroundColor);
    }
    return {
      kind: `${element.localName} ${element.getAttribute('role') ?? ''} ${element.classList[0] ?? ''}`,
      style: outlineStyle,
      width: Number.parseFloat(outlineWidth),
      color: outlineColor,
      backgrounds,
    };
  });
}

/** Returns the backgrounds down to the first opaque one. */
function visibleBackgrounds(backgrounds: readonly string[]): string[] {
  const last = backgrounds.findIndex((color) => parseColor(color)[3] === 1);
  return last < 0 ? [...backgrounds, 'rgb(255, 255, 255)'] : backgrounds.slice(0, last + 1);
}

function problemOf({ kind, style, width, color, backgrounds }: Ring): string | null {
  const ratio = contrast(color, ...visibleBackgrounds(backgrounds));
  const isSeen = style !== 'none' && width >= 2 && ratio >= MIN_CONTRAST;
  return isSeen ? null : `${kind}: ${style} ${width}px ${color}, ${ratio.toFixed(1)}:1`;
}

/** Goes through a page with Tab. Returns the rings of one element of each kind. */
async function ringsOf(page: Page): Promise<Ring[]> {
  const rings = new Map<string, Ring>();
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    const ring = await readRing(page);
    if (ring) {
      rings.set(ring.kind, rings.get(ring.kind) ?? ring);
    }
  }
  return [...rings.values()];
}

/** The page with the most kinds of elements. */
const SMOKE_PATH = '/material-ui/react-button';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    for (const path of [
      '/',
      SMOKE_PATH,
      '/material-ui/api/button',
      '/material-ui/getting-started/installation',
    ]) {
      const details = path === SMOKE_PATH ? SMOKE : {};
      test(`every kind of element on ${path} shows the focus`, details, async () => {
        const page = await openLive(path, { colorScheme, reducedMotion: 'reduce' });
        const rings = await ringsOf(page);
        expect(rings.length).toBeGreaterThan(5);
        expect(rings.map(problemOf).filter(Boolean)).toEqual([]);
      });
    }
  });
}
