import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { waitForReference } from './support/islands';
import { emulateRtl, openPage } from './support/page';
import type { PageOptions } from './support/page';
import { expect, SMOKE, test } from './support/test';

const ACCORDION = '/material-ui/api/accordion';

const nameOf = (page: Page, row: string, name: string) =>
  page.locator(`[id="${row}"]`).getByRole('link', { name });
const definition = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `Definition of ${name}` });

/** Opens the definition of `slots` on the page of the Accordion. */
async function openSlots(options: PageOptions = {}): Promise<Page> {
  const page = await openPage(ACCORDION, options);
  await waitForReference(page);
  await nameOf(page, 'accordion-prop-slots', 'AccordionSlots').click();
  await definition(page, 'AccordionSlots').waitFor();
  return page;
}

test('a named type opens its definition, and nothing moves', SMOKE, async ({ page }) => {
  await page.goto(ACCORDION);
  await waitForReference(page);
  const name = nameOf(page, 'accordion-prop-slots', 'AccordionSlots');
  await name.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await name.click();
  const box = definition(page, 'AccordionSlots');
  expect(await box.locator('pre').innerText()).toMatch(/^interface AccordionSlots \{\n {2}heading/);
  expect(await page.evaluate(() => [window.scrollY, window.location.hash])).toEqual([before, '']);
});

test('focus moves into it, and back to the name with Escape', async ({ page }) => {
  await page.goto(ACCORDION);
  await waitForReference(page);
  const name = nameOf(page, 'accordion-prop-slots', 'AccordionSlots');
  await name.focus();
  await page.keyboard.press('Enter');
  const box = definition(page, 'AccordionSlots');
  expect(await box.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  await expect(name).toBeFocused();
});

test('tabbing goes through it and on behind the name, and closes it', async () => {
  const page = await openSlots();
  const box = definition(page, 'AccordionSlots');
  const stops = await box.locator('a, button').count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await box.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Tab');
  await box.waitFor({ state: 'detached' });
  expect(
    await page.evaluate(() => document.activeElement?.closest('section, tr, div')?.tagName),
  ).toBe('TR');
});

test('a click elsewhere closes it, and so does its button', async () => {
  const page = await openSlots();
  await page.locator('h1').click();
  await definition(page, 'AccordionSlots').waitFor({ state: 'detached' });
  const name = nameOf(page, 'accordion-prop-slots', 'AccordionSlots');
  await name.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await definition(page, 'AccordionSlots').waitFor({ state: 'detached' });
  await expect(name).toBeFocused();
});

test('a name in a definition opens in its place, and the way back leads to that name', async () => {
  const page = await openPage(ACCORDION);
  await waitForReference(page);
  await nameOf(page, 'accordion-prop-sx', 'SxProps').click();
  const inner = definition(page, 'SxProps')
    .getByRole('link', { name: 'SystemStyleObject' })
    .first();
  await inner.focus();
  await page.keyboard.press('Enter');
  await definition(page, 'SystemStyleObject').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.getByRole('button', { name: 'Back to the previous definition' }).click();
  await definition(page, 'SxProps').waitFor();
  await expect(inner).toBeFocused();
});

test('another name closes the one and opens the other', async () => {
  const page = await openSlots();
  await nameOf(page, 'accordion-prop-sx', 'SxProps').focus();
  await page.keyboard.press('Enter');
  await definition(page, 'SxProps').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('the popover of a type leads on to the definition’s own place', async () => {
  const page = await openSlots({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Go to definition' }).click();
  await page.waitForURL(/#type-AccordionSlots$/);
  await definition(page, 'AccordionSlots').waitFor({ state: 'detached' });
  await page.waitForFunction((id) => {
    const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && top < window.innerHeight;
  }, 'type-AccordionSlots');
});

test('with a modifier key, a click is left to the browser, as on any other link', async () => {
  const page = await openPage(ACCORDION);
  await waitForReference(page);
  // Stopped in the end only, after all of the page's own listeners: a new tab is the browser's part.
  const wasTaken = await page.evaluateHandle(() => {
    const press = { taken: null as boolean | null };
    const record = (event: MouseEvent) => {
      press.taken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', record, { once: true });
    return press;
  });
  const name = nameOf(page, 'accordion-prop-slots', 'AccordionSlots');
  await name.click({ modifiers: ['Control'] });
  expect(await wasTaken.jsonValue()).toEqual({ taken: false });
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('without popovers in the browser, a click jumps to the definition', async () => {
  const page = await openPage(ACCORDION, {
    beforeLoad: (loading) =>
      loading.addInitScript(() => {
        Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
      }),
  });
  await waitForReference(page);
  await nameOf(page, 'accordion-prop-slots', 'AccordionSlots').click();
  await page.waitForURL(/#type-AccordionSlots$/);
});

for (const [path, name] of [
  ['/base-ui/react-button/components-api', 'ButtonSlots'],
  ['/x/api/data-grid/grid-api', 'GridDimensions'],
] as const) {
  test(`does so on ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForReference(page);
    await page.locator('td').getByRole('link', { name, exact: true }).first().click();
    await definition(page, name).waitFor();
  });
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`stays on a phone’s screen, ${direction}`, async () => {
    const page = await openPage(ACCORDION, {
      viewport: { width: 390, height: 844 },
      // Both boxes are measured while nothing scrolls.
      reducedMotion: 'reduce',
    });
    await waitForReference(page);
    if (direction === 'rtl') {
      await emulateRtl(page);
    }
    for (const [row, name] of [
      ['accordion-prop-slots', 'AccordionSlots'],
      ['accordion-prop-sx', 'SxProps'],
    ] as const) {
      const link = nameOf(page, row, name);
      await link.focus();
      await page.keyboard.press('Enter');
      const box = await definition(page, name).boundingBox();
      const at = await link.boundingBox();
      expect(box && at && { left: box.x >= 0, right: box.x + box.width <= 390 }).toEqual({
        left: true,
        right: true,
      });
      const isBeside = box && at && (box.y >= at.y + at.height || box.y + box.height <= at.y);
      expect(isBeside).toBe(true);
      await page.keyboard.press('Escape');
    }
  });
}

for (const [colorScheme, locale, label] of [
  ['light', '', 'Definition of SxProps'],
  ['dark', '', 'Definition of SxProps'],
  ['light', '/zh', 'SxProps 的定义'],
] as const) {
  test(`axe finds nothing in it, ${colorScheme} ${locale}`, async () => {
    const page = await openPage(locale + ACCORDION, { colorScheme });
    await waitForReference(page);
    await nameOf(page, 'accordion-prop-sx', 'SxProps').click();
    await page.getByRole('dialog', { name: label }).waitFor();
    await expectNoAxeViolations(page, `${locale}${ACCORDION} with a definition, ${colorScheme}`);
  });
}
