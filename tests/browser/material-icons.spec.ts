import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { copiedText, recordCopies } from './support/copies';
import { recordRequests, waitForIsland } from './support/islands';
import { emulateRtl, expectToFit, openPage } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const PAGE = '/material-ui/material-icons';
const DRAWINGS = /\/assets\/icons\//;

async function openList(address = PAGE, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(address, options);
  await page.locator('[data-island="icons-tool"]').evaluate((element) => element.scrollIntoView());
  await waitForIsland(page, 'icons-tool', 'hydrated');
  await page
    .getByRole('row')
    .first()
    .or(page.getByText(/^No icon|^没有匹配/))
    .first()
    .waitFor();
  return page;
}

const field = (page: Page) => page.locator('main input[type="search"]');
const cells = (page: Page) => page.getByRole('gridcell');
const dialog = (page: Page) => page.getByRole('dialog');
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent ?? null);

/** Waits until the element with this text has focus. */
async function waitForFocus(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, text);
}

test('only visible icons are in the document, and only their drawings are loaded', async () => {
  let requests: string[] = [];
  const page = await openList(PAGE, {
    beforeLoad: (opened) => {
      requests = recordRequests(opened, DRAWINGS);
      return Promise.resolve();
    },
  });
  await page.getByText(/^2,\d{3} icons$/).waitFor();
  await cells(page).first().locator('path').first().waitFor({ state: 'attached' });
  expect(await cells(page).count()).toBeLessThan(150);
  expect(requests.length).toBeLessThan(5);
  expect(requests.every((url) => url.includes('/filled-'))).toBe(true);
});

test('by keyboard: search, move, open, close, and back', SMOKE, async () => {
  const page = await openList();
  await field(page).focus();
  await page.keyboard.type('trash');
  await page.getByText('5 icons', { exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await waitForFocus(page, 'Delete');
  await page.keyboard.press('ArrowRight');
  expect(await focusedText(page)).toBe('DeleteSweep');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('heading', { name: 'Delete', exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?query=trash&icon=Delete');
  await page.keyboard.press('Escape');
  await waitForFocus(page, 'Delete');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByText(/^2,\d{3} icons$/).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('keys reach icons that are not in the document, and focus stays when its icon is scrolled away', async () => {
  const page = await openList();
  await field(page).press('ArrowDown');
  await page.keyboard.press('Control+End');
  await waitForFocus(page, 'ZoomOutMap');
  await page.getByRole('grid').hover();
  await page.mouse.wheel(0, -100_000);
  await page.getByRole('gridcell', { name: 'AcUnit' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'grid');
  await page.keyboard.press('Control+Home');
  await waitForFocus(page, 'Abc');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
});

test('Tab leads to one icon of the grid, and on to what follows', async () => {
  const page = await openList();
  await page.getByRole('radio', { name: 'Filled' }).focus();
  await page.keyboard.press('Tab');
  await waitForFocus(page, 'Abc');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="grid"]') === null)).toBe(
    true,
  );
});

test('a name with a style selects the style; choosing another one keeps the icon', async () => {
  const page = await openList();
  await field(page).fill('DeleteOutlined');
  await cells(page)
    .first()
    .filter({ hasText: /^DeleteOutlined$/ })
    .waitFor();
  expect(await page.getByRole('radio', { name: 'Outlined' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Sharp' }).check();
  await cells(page)
    .first()
    .filter({ hasText: /^DeleteSharp$/ })
    .waitFor();
  expect(new URL(page.url()).search).toBe('?query=delete&style=sharp');
});

test('a link shows the same list and icon; what it has of unknown values is ignored', async () => {
  const page = await openList(`${PAGE}?query=home&style=two-tone&icon=HomeTwoTone`);
  await dialog(page).getByRole('heading', { name: 'HomeTwoTone' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect(field(page)).toBeFocused();
  expect(await field(page).inputValue()).toBe('home');
  expect(await page.getByRole('radio', { name: 'Two-tone' }).isChecked()).toBe(true);
  const unknown = await openList(`${PAGE}?style=round&icon=Nothing`);
  expect(await unknown.getByRole('radio', { name: 'Filled' }).isChecked()).toBe(true);
  expect(await dialog(unknown).count()).toBe(0);
});

test('the dialog copies code, the drawing, and a link, in each style', async () => {
  const page = await openList(`${PAGE}?icon=Folder`, { beforeLoad: recordCopies });
  const copy = (name: RegExp) => dialog(page).getByRole('button', { name }).click();
  await dialog(page).getByRole('button', { name: 'Sharp' }).click();
  await dialog(page).getByRole('heading', { name: 'FolderSharp' }).waitFor();
  await copy(/^Copy: Path import/);
  await dialog(page).getByText('Copied').first().waitFor();
  expect(await copiedText(page)).toBe(
    "import FolderSharpIcon from '@mui/icons-material/FolderSharp';",
  );
  await copy(/^Copy: Named import/);
  expect(await copiedText(page)).toBe(
    "import { FolderSharp as FolderSharpIcon } from '@mui/icons-material';",
  );
  await copy(/^Copy: SVG/);
  expect(await copiedText(page)).toMatch(/^<svg xmlns=.*><path d="M[^"]+"\/><\/svg>$/);
  await copy(/^Copy: Link/);
  expect(new URL((await copiedText(page)) ?? '').search).toBe('?icon=FolderSharp');
});

test('a brand icon is found in the style that it has', async () => {
  const page = await openList(`${PAGE}?query=github&style=sharp`);
  await page.getByText('There are icons with this name in another style.').waitFor();
  await page.getByRole('button', { name: 'Show style: Filled' }).click();
  await cells(page)
    .first()
    .filter({ hasText: /^GitHub$/ })
    .waitFor();
});

test('a typing error leads to similar names', async () => {
  const page = await openList();
  await field(page).fill('settigns');
  await page.getByText('No icon matches.').waitFor();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await cells(page)
    .first()
    .filter({ hasText: /^Settings$/ })
    .waitFor();
});

test('nothing moves while the reader searches for icons', async () => {
  const page = await openList();
  const top = () =>
    page
      .locator('h2#install-the-icons')
      .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  for (const query of ['d', 'de', 'delete', 'xqzwvk', '']) {
    await field(page).fill(query);
    await page.getByText(query === 'xqzwvk' ? 'No icon matches.' : /^[\d,]+ icons?$/).waitFor();
    expect(await top()).toBe(before);
  }
});

test('drawings that could not be loaded are loaded again on request', async () => {
  const page = await openList(PAGE, {
    beforeLoad: (opened) => opened.route(DRAWINGS, (route) => route.abort()),
  });
  allowProblems(page);
  await page.getByText('Some drawings could not be loaded.').waitFor();
  await page.unroute(DRAWINGS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await cells(page).first().locator('path').first().waitFor({ state: 'attached' });
  expect(await page.getByText('Some drawings could not be loaded.').count()).toBe(0);
});

test('from right to left, the left arrow leads to the next icon', async () => {
  const page = await openList();
  await emulateRtl(page);
  await field(page).press('ArrowDown');
  await waitForFocus(page, 'Abc');
  await page.keyboard.press('ArrowLeft');
  expect(await focusedText(page)).toBe('AcUnit');
});

test('without JavaScript, the page says why it is needed, and has its text', SMOKE, async () => {
  const page = await openPage(PAGE, { javaScriptEnabled: false });
  const message = page.locator('main noscript').filter({ visible: true });
  expect(await message.innerText()).toContain('The search needs JavaScript');
  expect(await field(page).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Import an icon' }).isVisible()).toBe(true);
});

for (const [path, colorScheme, width] of [
  [PAGE, 'light', 1280],
  [PAGE, 'dark', 320],
  [`/zh${PAGE}`, 'dark', 900],
] as const) {
  test(`${path} passes axe, ${colorScheme}, at ${width} px`, async () => {
    const page = await openList(path, { colorScheme, viewport: { width, height: 800 } });
    await cells(page).first().locator('path').first().waitFor({ state: 'attached' });
    await expectNoAxeViolations(page, 'the list');
    await cells(page).first().getByRole('button').click();
    await dialog(page).getByRole('region', { name: 'SVG' }).waitFor();
    await expectNoAxeViolations(page, 'the dialog');
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await field(page).fill('xqzwvk');
    await page.getByText(/^No icon matches|^没有匹配/).waitFor();
    await expectNoAxeViolations(page, 'no results');
  });
}
