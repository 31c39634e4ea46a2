import type { Page } from 'playwright-core';
import { BLOCKED_NAMES } from '../helpers/blockedNames';
import { openLive } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { activeOption, searchFor } from './support/search';
import { follow } from './support/sidebar';
import { expect, SMOKE, test } from './support/test';
import { openSettings } from './support/theme';
import { configureThirdParties, startThirdParty } from './support/thirdParties';

const USAGE = '/material-ui/getting-started/usage';

/** Opens a page in a browser that refuses files by their names, as ad blockers do. */
async function openBlocked(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openLive(path, {
    ...options,
    beforeLoad: async (fresh) => {
      await fresh.route(
        ({ pathname }) => BLOCKED_NAMES.test(pathname),
        (route) => route.abort('blockedbyclient'),
      );
      await options.beforeLoad?.(fresh);
    },
  });
  return page;
}

/** Adds a script with the file name of our own before all others, as extensions do. */
const addMainScript = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    // It would be blocked by the page's policy, which doesn't hold for extensions.
    script.type = 'text/x-extension';
    script.src = 'https://extension.example/assets/js/main.0a1b2c3d.js';
    document.head.prepend(script);
  });

for (const [prefix, yes] of [
  ['', 'Yes'],
  ['/zh', '有'],
] as const) {
  test(`${prefix}: with an ad blocker, a rating and a comment can be given`, async () => {
    const page = await openBlocked(prefix + USAGE);
    await page.getByRole('button', { name: yes, exact: true }).click();
    await page.locator('[data-island="feedback"] textarea').waitFor();
  });
}

test('with an ad blocker, a demo, the settings, and the search work', SMOKE, async () => {
  const page = await openBlocked('/material-ui/react-button');
  const demo = page.locator('#BasicButtons');
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await demo.getByRole('button', { name: 'Collapse code' }).waitFor();
  await (await openSettings(page)).getByText('Dark', { exact: true }).click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await searchFor(page, 'button api');
  const { href } = await activeOption(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
});

test('with an ad blocker, an in-house ad has its picture', async () => {
  const page = await openBlocked(USAGE, {
    beforeLoad: (fresh) => configureThirdParties(fresh, { ads: {} }),
  });
  const picture = page.locator('[data-ad-content="in-house"] img');
  await picture.or(page.locator('[data-ad-content="in-house"] u')).first().waitFor();
  for (const image of await picture.all()) {
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
});

test('links are followed in place beside a script of an extension', SMOKE, async () => {
  const page = await openLive(USAGE);
  await addMainScript(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page, 'Button');
  await page.getByRole('heading', { level: 1, name: 'Button', exact: true }).waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('reports of errors name the release beside a script of an extension', async () => {
  const host = await startThirdParty((_request, response) => void response.end());
  const page = await openLive(USAGE, {
    beforeLoad: (fresh) =>
      configureThirdParties(fresh, { errors: { address: `${host.url}/errors`, sample: 1 } }),
  });
  await addMainScript(page);
  const main = await page.locator('script[src^="/assets/js/main."]').getAttribute('src');
  allowProblems(page, /uncaught: Error: one/);
  await page.route('**/assets/js/broken.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `Promise.reject(new Error('one'));` }),
  );
  await page.addScriptTag({ url: '/assets/js/broken.js' });
  await host.until(() => host.received.length === 1);
  const { version } = JSON.parse(host.received[0]?.body ?? '') as { version: string };
  expect(main).toContain(`.${version}.`);
  expect(version).toMatch(/^[\da-f]{8}$/);
  await host.close();
});
