import type { Locator } from 'playwright-core';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const boxOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('on a tablet, the only copy button that shows near a demo is that of its listing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/material-ui/react-menu');
  const demo = page.locator('main [role="group"]:has([data-preview])').first();
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: /^See more/ }).tap();
  await expect(demo.getByRole('menuitem', { name: 'Copy the source' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('button', { name: /^Copy/ })).toHaveCount(1);
});

for (const [listing, path, selector] of [
  ['a listing', '/material-ui/getting-started/installation', '.MuiCode-root:visible'],
  ['the preview of a demo', '/material-ui/react-button', '[data-preview] .MuiCode-root'],
] as const) {
  test(`the copy button of ${listing} is above the code`, async ({ page }) => {
    // Phones don't show the previews of demos.
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path);
    const block = page.locator(selector).first();
    const button = await boxOf(block.getByRole('button'));
    const code = await boxOf(block.locator('code'));
    expect(button.height).toBeGreaterThan(0);
    expect(button.bottom).toBeLessThanOrEqual(code.top);
  });
}
