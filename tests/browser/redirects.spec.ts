import { openContext } from './support/browser';
import { startFileHost } from './support/fileHost';
import type { LocalServer } from './support/localServer';
import { openPage } from './support/page';
import { allowProblems, NOT_FOUND } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const MOVES: readonly (readonly [address: string, target: string])[] = [
  ['/en', '/'],
  ['/en/material-ui/react-button?a=1#basic-button', '/material-ui/react-button?a=1#basic-button'],
  ['/material-ui/react-button/?a=1#loading', '/material-ui/react-button?a=1#loading'],
  ['/zh/material-ui/react-button/', '/zh/material-ui/react-button'],
  ['/components/buttons/#basic-button', '/material-ui/react-button#basic-button'],
  ['/zh/components/buttons', '/zh/material-ui/react-button'],
  ['/api/button/', '/material-ui/api/button'],
  ['/zh/api/', '/zh/material-ui/api'],
  ['/docs/', '/material-ui/getting-started'],
  ['/material-ui/api-docs/button', '/material-ui/api/button'],
  ['/material-ui', '/material-ui/getting-started'],
  ['/zh/x/?a=1', '/zh/x/introduction?a=1'],
  ['/toolpad', '/toolpad/core/introduction'],
  ['/getting-started/installation/', '/material-ui/getting-started/installation'],
];

test.describe('on a host that only serves files', () => {
  let host: LocalServer;
  test.beforeEach(({ page }) => allowProblems(page, NOT_FOUND));
  test.beforeAll(async () => {
    host = await startFileHost();
  });
  test.afterAll(() => host.close());

  for (const [address, target] of MOVES) {
    test(`${address} arrives at ${target}`, async ({ page }) => {
      await page.goto(host.url + address);
      await page.waitForURL(host.url + target);
      expect(await page.locator('h1').first().isVisible()).toBe(true);
      expect(await page.title()).not.toContain('404');
    });
  }

  test('never shows the page for what is missing on the way', SMOKE, async () => {
    const page = await openPage(`${host.url}/en/material-ui/react-button`, {
      // Notes for each page of the way whether its heading, once there, was to be seen.
      beforeLoad: async (opened) => {
        allowProblems(opened, NOT_FOUND);
        await opened.addInitScript(() => {
          new MutationObserver(() => {
            const heading = document.querySelector('h1');
            if (heading) {
              sessionStorage.setItem(location.pathname, String(heading.checkVisibility()));
            }
          }).observe(document, { childList: true, subtree: true });
        });
      },
    });
    await page.waitForURL(`${host.url}/material-ui/react-button`);
    const seen: Record<string, string> = await page.evaluate(() => ({ ...sessionStorage }));
    expect(seen['/material-ui/react-button']).toBe('true');
    // Chromium does not even build the page that it leaves; others may, and it is hidden there.
    expect(seen['/en/material-ui/react-button']).not.toBe('true');
  });

  test('adds no entry to the history', async ({ page }) => {
    await page.goto(`${host.url}/material-ui/react-button`);
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => location.assign('/components/buttons#sizes'));
    await page.waitForURL(`${host.url}/material-ui/react-button#sizes`);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  for (const address of ['/assets', '/material-ui/no-such-page', '/no-such-page']) {
    test(`${address}, which has no page, says so and goes nowhere`, async ({ page }) => {
      await page.goto(host.url + address);
      const settled = await page.evaluate(() => location.pathname.replace(/\/$/, ''));
      expect(settled).toBe(address);
      expect(await page.locator('h1').isVisible()).toBe(true);
    });
  }
});

test.describe('on our own server', () => {
  const FORMS = [
    ['/material-ui/react-button.html', '/material-ui/react-button'],
    ['/zh', '/zh/'],
  ] as const;
  for (const [address, target] of [...MOVES, ...FORMS]) {
    test(`${address} moves for good to ${target}`, async () => {
      const { request } = await openContext();
      const withoutHash = (url: string) => url.replace(/#.*/, '');
      const response = await request.get(withoutHash(address), { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([301, withoutHash(target)]);
    });
  }
});
