import type { Page } from 'playwright-core';
import { openPage, waitForHydration } from '../browser/support/page';
import { problemsOf } from '../browser/support/pageProblems';
import { follow } from '../browser/support/sidebar';

const BUTTON = '/material-ui/react-button';
const PAGES = ['/', BUTTON, '/material-ui/api/button', '/zh/material-ui/react-button', '/404'];

const uncaught = (page: Page) => problemsOf(page).filter((line) => line.startsWith('uncaught'));

test.each(PAGES)('%s works where storage and cookies throw', async (path) => {
  const page = await openPage(path, {
    beforeLoad: (fresh) =>
      fresh.addInitScript(() => {
        const denied = {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
          set() {
            throw new DOMException('denied', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', denied);
        Object.defineProperty(window, 'sessionStorage', denied);
        Object.defineProperty(Document.prototype, 'cookie', denied);
      }),
  });
  await waitForHydration(page);
  expect(uncaught(page)).toEqual([]);
});

test.each([
  'ResizeObserver',
  'PerformanceObserver',
  'requestIdleCallback',
  'BroadcastChannel',
  'structuredClone',
])('a page works without %s, and so do its links', async (name) => {
  const page = await openPage('/material-ui/getting-started/usage', {
    beforeLoad: (fresh) =>
      fresh.addInitScript((missing) => {
        delete (window as unknown as Record<string, unknown>)[missing];
      }, name),
  });
  await waitForHydration(page);
  await follow(page, 'Installation');
  expect(uncaught(page)).toEqual([]);
});

test.each(['clipboard', 'serviceWorker', 'sendBeacon', 'share', 'permissions'])(
  'a page works without navigator.%s',
  async (name) => {
    const page = await openPage(BUTTON, {
      beforeLoad: (fresh) =>
        fresh.addInitScript((missing) => {
          delete (Navigator.prototype as unknown as Record<string, unknown>)[missing];
        }, name),
    });
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Copy the code' }).first().click();
    expect(uncaught(page)).toEqual([]);
  },
);

test.each([
  ['Pacific/Apia', 'en-US'],
  ['Pacific/Kiritimati', 'ar-EG'],
  ['Asia/Kathmandu', 'fa-IR'],
  ['America/St_Johns', 'th-TH'],
  ['Africa/Monrovia', 'hi-IN-u-nu-deva'],
])('a page works in %s, in a browser in %s', async (timezoneId, locale) => {
  const page = await openPage(BUTTON, { timezoneId, locale });
  await waitForHydration(page);
  await page.getByRole('button', { name: /unread notifications/ }).click();
  await page.getByRole('region', { name: 'Notifications' }).waitFor();
  expect(problemsOf(page)).toEqual([]);
});

test.each(PAGES)('%s needs no horizontal scrolling at 400%% zoom', async (path) => {
  const page = await openPage(path, { viewport: { width: 320, height: 256 } });
  await waitForHydration(page);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBeLessThanOrEqual(0);
});

test.each(PAGES)('%s is complete with text twice as large', async (path) => {
  const page = await openPage(path, {
    viewport: { width: 1280, height: 800 },
    beforeLoad: (fresh) =>
      fresh.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      }),
  });
  await waitForHydration(page);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBeLessThanOrEqual(0);
});
