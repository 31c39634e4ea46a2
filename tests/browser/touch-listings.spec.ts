import type { Locator } from 'playwright-core';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const boxOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

for (const [listing, path, selector] of [
  ['a listing', '/material-ui/getting-started/installation', '.MuiCode-root:visible'],
  ['the preview of a demo', '/material-ui/react-button', '[data-preview] .MuiCode-root'],
] as const) {
  test(`the copy button of ${listing} is above the code`, async ({ page }) => {
    await page.goto(path);
    const block = page.locator(selector).first();
    const button = await boxOf(block.getByRole('button'));
    const code = await boxOf(block.locator('code'));
    expect(button.height).toBeGreaterThan(0);
    expect(button.bottom).toBeLessThanOrEqual(code.top);
  });
}
