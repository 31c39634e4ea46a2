import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/lib/chromium';
import { startDevServer } from './devServer';
import type { DevServer } from './devServer';
import { copySiteWithoutCaches } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const PAGE = 'docs/material-ui/react-button/react-button.mdx';
const DEMO = 'docs/material-ui/react-button/demos/TextButtons.tsx';

let site: SiteCopy;
let server: DevServer;
let browser: Browser;
let page: Page;

// Saved files build on one another, as in a writer's session with one open page.
beforeAll(async () => {
  // Other tests would write caches that the server watches.
  site = await copySiteWithoutCaches();
  server = await startDevServer(site.dir);
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(`${server.url}/material-ui/react-button`);
  await page.getByRole('button', { name: 'View history' }).waitFor();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site?.remove();
});

const replaceIn = (file: string, from: string, to: string) =>
  site.edit(file, (text) => text.replace(from, to));

const isSameDocument = async () => (await page.locator('body[data-same-document]').count()) === 1;

test('a saved sentence is shown in the open page', async () => {
  await replaceIn(PAGE, 'with one press', 'with a single press');
  await page.getByText('Buttons let people act with a single press.').waitFor();
  expect(await isSameDocument()).toBe(true);
});

test('a page that an editor replaces by another file is shown', async () => {
  const text = await site.read(PAGE);
  const file = path.join(site.dir, PAGE);
  const draft = `${file}.draft`;
  await fs.writeFile(draft, text.replace('a single press', 'one short press'));
  await fs.rename(draft, file);
  await page.getByText('Buttons let people act with one short press.').waitFor();
  expect(await isSameDocument()).toBe(true);
});

test('a saved demo is shown, and so is its code', async () => {
  await replaceIn(DEMO, 'View history', 'Show versions');
  await page.getByRole('button', { name: 'Show versions' }).waitFor();
  await page
    .locator('main pre', { hasText: 'Show versions' })
    .first()
    .waitFor({ state: 'attached' });
  expect(await page.getByText('View history').count()).toBe(0);
  expect(await isSameDocument()).toBe(true);
});

test('a saved label is shown in the side navigation: the first change that reloads plugins', async () => {
  expect(server.reloads()).toEqual([]);
  await replaceIn(PAGE, 'sidebar_label: Button', 'sidebar_label: Push button');
  await page.getByRole('link', { name: 'Push button' }).first().waitFor({ state: 'attached' });
  expect(server.reloads()).toEqual(['demos@default', 'docs@material-ui']);
});

test('a page that doesn’t compile is shown again after the correction', async () => {
  const broken = 'A button can be <small>, medium, or large.';
  await replaceIn(PAGE, 'A button can be small, medium, or large.', broken);
  const overlay = page.frameLocator('iframe#webpack-dev-server-client-overlay');
  await overlay.getByText('react-button.mdx').first().waitFor();
  await replaceIn(PAGE, broken, 'A button has three sizes.');
  await page.getByText('A button has three sizes.').waitFor();
});
