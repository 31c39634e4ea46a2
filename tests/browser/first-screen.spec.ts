import type { Page } from 'playwright-core';
import { openPage, waitForHydration } from './support/page';
import { expectSilentConsole } from './support/pageProblems';
import { follow } from './support/sidebar';

const BUTTON = '/material-ui/react-button';

const headings = (page: Page) => page.getByRole('heading', { level: 2 }).allInnerTexts();

async function openUsage(): Promise<Page> {
  const page = await openPage('/material-ui/getting-started/usage');
  await waitForHydration(page);
  return page;
}

/** The texts of all second-level headings when the title is first painted, and once all is there. */
async function followLink(page: Page): Promise<{ first: number; whole: number }> {
  const whole = await openPage(BUTTON, { javaScriptEnabled: false });
  const count = (await headings(whole)).length;
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Button' && seen.length === 0) {
        seen.push(document.querySelectorAll('main h2').length);
      }
    }).observe(document, { subtree: true, childList: true });
  });
  await follow(page, 'Button');
  await page.waitForFunction((all) => document.querySelectorAll('main h2').length >= all, count);
  const [first = 0] = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  return { first, whole: count };
}

test('a link shows the first screen of a page, then the rest', async () => {
  const page = await openUsage();
  const { first, whole } = await followLink(page);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(whole);
  expectSilentConsole(page);
});

test('the way back finds the place where the reader was', async () => {
  const page = await openPage(BUTTON);
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await follow(page, 'Installation');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
  await page.waitForFunction(() => Math.abs(window.scrollY - 3000) < 50);
});

test('a fragment leads to its heading, wherever on the page it is', async () => {
  const page = await openUsage();
  await page.getByRole('main').locator('a[href$="/installation#roboto-font"]').click();
  await page.waitForFunction(() => {
    const top = document.getElementById('roboto-font')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 200;
  });
});
