import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Between two looks, in ms. */
const INTERVAL_MS = 50;

/** Returns whether evaluating has failed because the page was going to another document. */
export const isLeaving = (error: unknown): boolean =>
  /Execution context was destroyed|navigat/i.test(String(error));

/**
 * Waits until a condition holds that the page can only tell asynchronously, also over reloads. (For
 * `waitForFunction`, every promise is true.)
 */
export async function waitUntil<Arg>(
  page: Page,
  condition: (arg: Arg) => Promise<boolean>,
  arg: Arg,
): Promise<void> {
  const holds = () =>
    // Playwright's type of the argument doesn't take a type parameter.
    page
      .evaluate(condition as (value: unknown) => Promise<boolean>, arg)
      .catch((error: unknown) => {
        if (isLeaving(error)) {
          return false;
        }
        throw error;
      });
  while (!(await holds())) {
    await pause(INTERVAL_MS);
  }
}
