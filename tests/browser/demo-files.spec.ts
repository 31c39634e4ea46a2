import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../../scripts/lib/visit/axe';
import { copiedText, recordCopies } from './support/copies';
import { openRecording } from './support/islands';
import { openLive, waitForHydration } from './support/page';
import { PARTS } from './support/parts';
import { expect, SMOKE, test } from './support/test';

const TABLE = '/material-ui/react-table';
const DEMO = 'EnhancedTable';

async function openDemo(path = TABLE, name = DEMO): Promise<{ page: Page; demo: Locator }> {
  const page = await openLive(`${path}#${name}.tsx`, { beforeLoad: recordCopies });
  const demo = page.locator(`#${name}`);
  await demo.getByRole('tablist').waitFor();
  return { page, demo };
}

const tab = (demo: Locator, name: string) => demo.getByRole('tab', { name, exact: true });

test('the files of a demo are tabs over its code', SMOKE, async () => {
  const { page, demo } = await openDemo();
  expect(await demo.getByRole('tab').allInnerTexts()).toEqual([
    'EnhancedTable.tsx',
    'storedFiles.ts',
  ]);
  const panel = demo.getByRole('tabpanel', { name: 'EnhancedTable.tsx' });
  expect(await panel.innerText()).toContain("from './storedFiles'");
  await tab(demo, 'storedFiles.ts').click();
  const other = demo.getByRole('tabpanel', { name: 'storedFiles.ts' });
  expect(await other.innerText()).toContain('export interface StoredFile');
  expect(await axeViolations(page, { within: `#${DEMO}` })).toEqual([]);
});

test('arrow keys select a file, and JavaScript has other names and texts', async () => {
  const { page, demo } = await openDemo();
  await tab(demo, 'EnhancedTable.tsx').focus();
  await page.keyboard.press('ArrowRight');
  expect(await tab(demo, 'storedFiles.ts').getAttribute('aria-selected')).toBe('true');
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await tab(demo, 'EnhancedTable.jsx').waitFor();
  const text = await demo.getByRole('tabpanel', { name: 'storedFiles.js' }).innerText();
  expect(text).toContain('export const storedFiles = [');
  expect(text).not.toContain('interface');
});

test('both copy buttons copy the file that is shown', async () => {
  const { page, demo } = await openDemo();
  await tab(demo, 'storedFiles.ts').click();
  await demo.getByRole('tabpanel').getByRole('button').click();
  await page.waitForSelector('html[data-copied^="export interface StoredFile"]');
  await tab(demo, 'EnhancedTable.tsx').click();
  await demo.getByRole('button', { name: /^Copy the source/ }).click();
  await page.waitForSelector('html[data-copied^="import * as React"]');
  await tab(demo, 'storedFiles.ts').click();
  await demo.getByRole('button', { name: /^Copy the source/ }).click();
  await page.waitForSelector('html[data-copied^="export interface StoredFile"]');
  expect(await copiedText(page)).toContain('export const storedFiles');
});

test('an edited demo imports its files, and says what they don’t export', async () => {
  const { demo } = await openDemo();
  await demo.locator('pre').focus();
  const text = demo.locator('textarea');
  await text.fill(
    "import { storedFiles } from './storedFiles';\nexport default () => <p>{storedFiles[3].name}</p>;",
  );
  await demo.frameLocator('iframe').getByText('logo.svg').waitFor();
  await tab(demo, 'storedFiles.ts').click();
  expect(await text.count()).toBe(0);
  await tab(demo, 'EnhancedTable.tsx').click();
  await demo.locator('pre').focus();
  await text.fill("import { sort } from './storedFiles';\nexport default () => <p>{sort()}</p>;");
  await demo
    .getByRole('alert')
    .getByText('Line 1: "./storedFiles" has no export "sort".')
    .waitFor();
});

test('the plain CSS version shows its module and its stylesheet', async () => {
  const { demo } = await openDemo('/base-ui/react-select', 'UnstyledSelectObjectValues');
  expect(await demo.getByRole('tab').allInnerTexts()).toEqual([
    'UnstyledSelectObjectValues.tsx',
    'people.ts',
  ]);
  await demo.getByRole('combobox', { name: /styling/i }).selectOption({ label: 'Plain CSS' });
  await tab(demo, 'styles.css').click();
  expect(await demo.getByRole('tabpanel', { name: 'styles.css' }).innerText()).toContain('{');
});

test('a demo of one file loads no tabs', async () => {
  const { page, requests } = await openRecording(
    '/material-ui/react-button#ButtonSizes.tsx',
    PARTS.demoFiles,
  );
  await waitForHydration(page);
  await page.locator('#ButtonSizes pre').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#ButtonSizes [role="tablist"]').count()).toBe(0);
  expect(requests).toEqual([]);
});
