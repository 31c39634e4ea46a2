import type { Frame, Page } from 'playwright-core';

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
