import type { Frame, Page, Locator } from 'playwright-core';
import type { IslandState } from '@component-docs/static-pages/browser/islands';

/** Waits until React has hydrated the shell: Docusaurus sets the attribute on `<html>`. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

/** Waits until the page shows a color mode. */
export async function waitForMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.waitForSelector(`html[data-theme="${mode}"]`, { state: 'attached' });
}

/** Turns the page right to left, as when the reader chooses this in another tab. */
export async function emulateRtl(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = { key: 'docs-theme', newValue: '1.rtl.normal.8' };
    localStorage.setItem(look.key, look.newValue);
    window.dispatchEvent(new StorageEvent('storage', look));
  });
  await page.waitForSelector('html[dir="rtl"]', { state: 'attached' });
}

/**
 * Waits until running animations and transitions are over, so that colors and places are final. Doesn't wait
 * for endless animations, nor for paused ones, such as the animation of a demo that is still to be shown.
 */
export async function settleAnimations(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isShown = !target || target.checkVisibility();
      return playState === 'running' && !isEndless && isShown;
    });
    // An animation that pauses on the way, because its demo is out of view now, never finishes.
    while (ending.some(({ playState }) => playState === 'running')) {
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Islands that run a demo or a tool; others belong to the shell, such as a demo's toolbar. */
export const DEMO_ISLANDS = '[data-island]:not([data-island-module])';

/** Returns the element of one island. */
export function island(page: Page, id: string): Locator {
  return page.locator(`[data-island="${id}"]`);
}

/** Waits until an island has reached a state. */
export async function waitForIsland(page: Page, id: string, state: IslandState): Promise<void> {
  await page
    .locator(`[data-island="${id}"][data-island-state="${state}"]`)
    .waitFor({ state: 'attached' });
}

/** Returns the ids of all demos of the page, in its order. */
export async function islandIds(page: Page): Promise<string[]> {
  return page
    .locator(DEMO_ISLANDS)
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('data-island') ?? ''),
    );
}

/**
 * Scrolls from demo to demo, as a reader does, until each of them runs. Demos of another styling are not
 * shown, and wait until it is chosen. Throws an Error when a demo doesn't run.
 */
export async function hydrateAllIslands(page: Page): Promise<void> {
  for (const id of await islandIds(page)) {
    const isShown = await island(page, id).evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element.checkVisibility();
    });
    if (isShown) {
      await waitForIsland(page, id, 'hydrated');
    }
  }
}
