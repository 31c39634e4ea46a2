import axe from 'axe-core';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { settleAnimations } from './page';

function describeViolation({ id, impact, help, nodes }: Result): string {
  const places = nodes.map(
    (node) => `  ${node.target.join(' ')}\n    ${node.failureSummary?.replace(/\n/g, '\n    ')}`,
  );
  return [`${id} (${impact}): ${help}`, ...places].join('\n');
}

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
  await settleAnimations(page);
  // Into the page's own world by its source: a script element could be refused by a policy.
  await page.evaluate(`if (!window.axe) {${axe.source}}`);
  const violations = await page.evaluate(
    async (selector) =>
      (await (globalThis as unknown as { axe: typeof axe }).axe.run(selector)).violations,
    within,
  );
  expect({ name, violations: violations.map(describeViolation) }).toEqual({ name, violations: [] });
}
