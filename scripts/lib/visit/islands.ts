import type { Locator, Page } from 'playwright-core';
import type { IslandState } from '@component-docs/static-pages/browser/islands/whenNeeded';

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
