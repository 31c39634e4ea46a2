import type { Page } from 'playwright-core';
import { hydrateAllIslands } from './support/islands';
import { openLive, openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';

const FLEXBOX = '/system/flexbox';

const property = (page: Page, name: string) =>
  page.getByRole('group', { name: new RegExp(`^(?:Values of ${name}|${name} 的值)$`) });

/** The horizontal positions of the numbered items of a property's sample. */
function itemStarts(page: Page, name: string): Promise<number[]> {
  return property(page, name)
    .locator('[aria-hidden] > * > *')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().x)));
}

for (const prefix of ['', '/zh']) {
  test(`${prefix}: a reader tries the values of a property by keyboard`, SMOKE, async () => {
    const page = await openLive(prefix + FLEXBOX);
    await hydrateAllIslands(page);
    const group = property(page, 'justifyContent');
    const values = group.getByRole('radio');
    const before = await itemStarts(page, 'justifyContent');
    await values.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await values.nth(1).isChecked()).toBe(true);
    expect(await itemStarts(page, 'justifyContent')).not.toEqual(before);
    const name = await values
      .nth(1)
      .evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
    const css = (name ?? '').replaceAll("'", '');
    await group.getByText(`justify-content: ${css};`).waitFor();
    await group.getByText(`justifyContent: ${name}`).waitFor();
  });
}

test('without JavaScript, a property shows its first value', async () => {
  const page = await openPage(FLEXBOX, { javaScriptEnabled: false });
  const group = property(page, 'justifyContent');
  expect(await group.getByRole('radio').first().isVisible()).toBe(false);
  expect(await group.getByText(/justify-content: /).isVisible()).toBe(true);
});
