import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { followLink, openLive, openPage, waitForHydration } from './support/page';
import { expect, SMOKE, test } from './support/test';

const BUTTON = '/material-ui/api/button';
const ACCORDION = '/material-ui/api/accordion';
/** Some of the props that it inherits are deprecated. */
const DIALOG = '/material-ui/api/dialog';

const row = (page: Page, anchor: string) => page.locator(`[id="${anchor}"]`);

test('a named type is one click away from its definition, with JavaScript off', SMOKE, async () => {
  const page = await openPage(ACCORDION, { javaScriptEnabled: false });
  const type = row(page, 'accordion-prop-slots').getByRole('link', { name: 'AccordionSlots' });
  await type.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#type-AccordionSlots$/);
  const definition = page.locator('figure:has(#type-AccordionSlots) pre');
  expect(await definition.innerText()).toMatch(/^interface AccordionSlots \{\n {2}heading: /);
});

test('a newer prop leads to what else its release changed', async () => {
  const page = await openLive(ACCORDION);
  await row(page, 'accordion-prop-slotProps').getByRole('link', { name: 'since 5.15.5' }).click();
  await page.waitForURL(/#changes-5\.15\.5$/);
  const release = page.locator('article article:has([id="changes-5.15.5"])');
  expect(await release.innerText()).toContain('Props added: slotProps, slots');
  await page.goto(`/zh${ACCORDION}#changes`);
  expect(await page.locator('#changes').innerText()).toContain('变更');
});

test('inherited props unfold by key with JavaScript off, and lead on', SMOKE, async () => {
  const page = await openPage(BUTTON, { javaScriptEnabled: false });
  const inherited = page.locator('main details:has(> dl)');
  const link = inherited.getByRole('link', { name: 'centerRipple' });
  expect(await link.isVisible()).toBe(false);
  await inherited.locator('summary').focus();
  await page.keyboard.press('Enter');
  await link.click();
  await page.waitForURL(/\/material-ui\/api\/button-base#button-base-prop-centerRipple$/);
});

test('a link to a folded class unfolds its table, with JavaScript off', SMOKE, async () => {
  const page = await openPage(`${BUTTON}#button-classes-colorError`, { javaScriptEnabled: false });
  await expect(row(page, 'button-classes-colorError')).toBeInViewport();
  expect(await row(page, 'button-classes-colorInfo').isVisible()).toBe(true);
});

test('a folded class is not in the contents, and is unfolded by a link from another page', async () => {
  const page = await openLive(BUTTON);
  expect(await row(page, 'button-classes-colorError').isVisible()).toBe(false);
  await page.locator('summary', { hasText: /^All \d+ CSS classes$/ }).waitFor();
  expect(await page.getByRole('link', { name: 'colorError', exact: true }).count()).toBe(0);
  await page.goto('/material-ui/react-button');
  await waitForHydration(page);
  await followLink(page, `${BUTTON}#button-classes-colorInfo`);
  await expect(row(page, 'button-classes-colorInfo')).toBeInViewport();
});

for (const look of ['light', 'dark'] as const) {
  test(`axe finds nothing in unfolded props, ${look}`, async () => {
    const page = await openLive(DIALOG, { colorScheme: look });
    await page.locator('main details:has(> dl) > summary').click();
    await expectNoAxeViolations(page, `${DIALOG} unfolded, ${look}`);
  });
}
