import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { axeViolations } from '../../../scripts/lib/visit/axe';

/**
 * Fails when axe finds a violation in the page as it now is, all rules on, best practices too.
 * `name` says in the failure which state of the page was looked at, `within` is a selector when only
 * a part of it is of interest. The page needs JavaScript on.
 */
export async function expectNoAxeViolations(
  page: Page,
  name = page.url(),
  within = 'html',
): Promise<void> {
  const violations = await axeViolations(page, { within });
  expect({ name, violations }).toEqual({ name, violations: [] });
}
