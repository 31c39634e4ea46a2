import type { Locator, Page } from 'playwright-core';
import { copiedText, recordCopies } from './support/copies';
import { openLive } from './support/page';
import { openSearch, searchField, searchFor, searchOptions } from './support/search';
import { expect, test } from './support/test';

// What people come for who don't know the site, by what they see: from the home page, or from a page that a
// search engine has led them to.

const HOME = '/';

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Searches from the home page, and opens the first result. */
async function openFirstResult(query: string): Promise<Page> {
  const page = await openSearch(HOME);
  await searchFor(page, query);
  await searchOptions(page).first().click();
  return page;
}

test('somebody who wants to install Material UI copies the command', async () => {
  const page = await openLive(HOME, { beforeLoad: recordCopies });
  await page.getByRole('main').getByRole('link', { name: 'Install Material UI' }).click();
  await heading(page, 'Installation').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Copy the code' }).first().click();
  await expect.poll(() => copiedText(page)).toContain('npm install @mui/material');
});

test('somebody who asks for the colors of a button finds the section with its values', async () => {
  const page = await openFirstResult('button color');
  await page.waitForURL('**/material-ui/react-button#color');
  await heading(page, 'Button').waitFor();
  await expect(page.getByRole('heading', { level: 2, name: 'Color' })).toBeInViewport();
  await expect(page.locator('[aria-label="ColorButtons demo"]')).toBeInViewport();
});

test('somebody who wants to try a component changes its code, and sees the change', async () => {
  const page = await openFirstResult('switch');
  await heading(page, 'Switch').waitFor();
  const demo = page.getByRole('group', { name: 'BasicSwitches demo' });
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await demo.locator('pre:not([data-preview] *)').focus();
  const code = demo.locator('textarea');
  await code.waitFor();
  await code.fill('export default () => <p>My first change</p>;');
  await demo.frameLocator('iframe').getByText('My first change').waitFor();
});

test('somebody who needs a sign-in page finds the template and its source', async () => {
  const page = await openFirstResult('sign in template');
  await heading(page, 'Sign-in template').waitFor();
  expect(await page.getByRole('main').innerText()).toContain('SignIn');
});

test('somebody who looks for a component of the official site finds the page that links to it', async () => {
  const page = await openSearch(HOME);
  await searchField(page).fill('date picker');
  await page.getByRole('status').getByText('official documentation of MUI X').waitFor();
  await page.getByRole('dialog').locator('a[href="/x/introduction"]').click();
  const official = page
    .getByRole('main')
    .locator('a[href="https://v7.mui.com/x/react-date-pickers/"]');
  await official.first().waitFor();
});
