import type { Page } from 'playwright-core';
import { followLink, openLive } from './support/page';
import { expect, test } from './support/test';

const PAGE = '/material-ui/react-select';

/** Waits until an element is where a link to it leads, below the header; then the address names it. */
async function expectAt(page: Page, id: string): Promise<void> {
  await page.waitForFunction((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 200 && window.scrollY > 200;
  }, id);
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
}

for (const [path, id] of [
  [`${PAGE}#Accessibility`, 'accessibility'],
  [`/zh${PAGE}#ACCESSIBILITY`, 'accessibility'],
  ['/material-ui/api/select#Select-Prop-onChange', 'select-prop-onChange'],
  // In a list that is folded.
  ['/material-ui/api/select#select-classes-ICON', 'select-classes-icon'],
] as const) {
  test(`${path}: a page that is loaded with a wrong case is shown at #${id}`, async ({ page }) => {
    await page.goto(path);
    await expectAt(page, id);
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  });
}

test('a link within a page, and one to another page, lead to ids in another case', async () => {
  const page = await openLive(PAGE);
  const entries = await page.evaluate(() => history.length);
  await followLink(page, '#Accessibility');
  await expectAt(page, 'accessibility');
  await followLink(page, '/material-ui/api/select#Select-prop-OnChange');
  await expectAt(page, 'select-prop-onChange');
  expect(await page.evaluate(() => history.length)).toBe(entries + 2);
  await page.goBack();
  await expectAt(page, 'accessibility');
  await page.goBack();
  await page.waitForFunction(() => window.location.hash === '');
});

test('the code of a demo opens for its name in another case', async ({ page }) => {
  const [name] = await openNames(page);
  await page.goto(`${PAGE}#${name?.toLowerCase()}.tsx`);
  await page.locator(`[id="${name}"] [aria-expanded="true"]`).first().waitFor();
  expect(new URL(page.url()).hash).toBe(`#${name}.tsx`);
});

/** The names of the demos of the page. */
async function openNames(page: Page): Promise<string[]> {
  await page.goto(PAGE);
  return page
    .locator('main [role="group"][id]:has([aria-expanded])')
    .evaluateAll((groups) => groups.map(({ id }) => id));
}

test('ids in other scripts and with percent signs are found, the same id wins, else the first one', async () => {
  const page = await openLive(PAGE);
  await page.evaluate(() => {
    const ids = ['Größe-尺寸', '100%-Sicher', 'TWICE', 'Twice', 'same', 'Same'];
    document.querySelector('main article')?.append(
      ...ids.map((id) => {
        const paragraph = document.createElement('p');
        Object.assign(paragraph, { id, textContent: id });
        paragraph.style.marginBlock = '200vh';
        return paragraph;
      }),
    );
  });
  for (const [hash, id] of [
    ['#größe-尺寸', 'Größe-尺寸'],
    ['#GR%C3%B6SSE', ''],
    ['#gr%C3%B6%C3%9Fe-%E5%B0%BA%E5%AF%B8', 'Größe-尺寸'],
    ['#100%25-sicher', '100%-Sicher'],
    ['#twice', 'TWICE'],
    ['#Same', 'Same'],
    ['#same', 'same'],
  ] as const) {
    await page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
    await (id ? expectAt(page, id) : page.waitForTimeout(100));
  }
});
