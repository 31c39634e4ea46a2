import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { problemsOf } from '../../../scripts/lib/visit/watchPage';

export { problemsOf, watchPage } from '../../../scripts/lib/visit/watchPage';

/** Fails when the page complained about anything since it was opened. */
export function expectSilentConsole(page: Page): void {
  expect(problemsOf(page)).toEqual([]);
}
