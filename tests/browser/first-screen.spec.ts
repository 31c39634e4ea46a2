import path from 'node:path';
import type { Page } from 'playwright-core';
import { openPage, waitForHydration } from './support/page';
import { expectSilentConsole } from './support/pageProblems';
import { follow } from './support/sidebar';

const BUTTON = '/material-ui/react-button';

/** Without it, the pages of links in view are fetched before they are asked for. */
const DISABLE_INTERSECTIONS = path.join(
  __dirname,
  '../../scripts/lib/inPage/disableIntersections.js',
);

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

test('the header and the head follow to the next page', async () => {
  const page = await openUsage();
  await follow(page, 'Button');
  await page.locator(`.navbar a[href="/zh${BUTTON}"]`).waitFor({ state: 'attached' });
  await page
    .locator(`head link[rel="canonical"][href$="${BUTTON}"]`)
    .waitFor({ state: 'attached' });
  await page
    .locator(`head link[rel="alternate"][href$="/zh${BUTTON}"]`)
    .waitFor({ state: 'attached' });
});

/** The props with which React last rendered the title, now and the time before. */
const renderedProps = (page: Page) =>
  page.evaluateHandle(() => {
    interface Fiber {
      memoizedProps: unknown;
      alternate: Fiber | null;
    }
    const title = Object.entries(document.querySelector('main h1') ?? {});
    const fiber = title.find(([name]) => name.startsWith('__reactFiber$'))?.[1] as Fiber;
    return [fiber.memoizedProps, fiber.alternate?.memoizedProps];
  });

test('a page is not rendered again while the next one is on its way', async () => {
  const page = await openPage('/material-ui/getting-started/usage', {
    beforeLoad: async (opened) =>
      void (await opened.addInitScript({ path: DISABLE_INTERSECTIONS })),
  });
  await waitForHydration(page);
  const before = await renderedProps(page);
  const asked = new Promise<() => void>((resolve) => {
    void page.route('**/assets/js/*.js', (route) => resolve(() => void route.continue()));
  });
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('main a[href$="/installation"]')?.click();
  });
  const answer = await asked;
  const after = await renderedProps(page);
  const isSame = await page.evaluate(
    ({ before: first, after: last }) => last.map((props, index) => props === first[index]),
    { before, after },
  );
  expect(isSame).toEqual([true, true]);
  answer();
});
