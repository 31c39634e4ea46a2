import { expectToFit, openLive } from '../browser/support/page';
import { allowProblems, CAUGHT, NOT_FOUND } from '../browser/support/pageProblems';
import { follow } from '../browser/support/sidebar';
import { test } from '../browser/support/test';
import { openSettings } from '../browser/support/theme';

const BUTTON = '/material-ui/react-button';
const PAGES = ['/', BUTTON, '/material-ui/api/button', '/zh/material-ui/react-button', '/404'];

for (const path of PAGES) {
  test(`${path} works where storage and cookies throw`, async () => {
    const page = await openLive(path, {
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
    allowProblems(page, CAUGHT);
  });
}

for (const name of [
  'ResizeObserver',
  'PerformanceObserver',
  'requestIdleCallback',
  'BroadcastChannel',
  'structuredClone',
]) {
  test(`a page works without ${name}, and so do its links`, async () => {
    const page = await openLive('/material-ui/getting-started/usage', {
      beforeLoad: (fresh) =>
        fresh.addInitScript((missing) => {
          delete (window as unknown as Record<string, unknown>)[missing];
        }, name),
    });
    await follow(page, 'Installation');
    allowProblems(page, CAUGHT);
  });
}

for (const name of ['clipboard', 'serviceWorker', 'sendBeacon', 'share', 'permissions']) {
  test(`a page works without navigator.${name}`, async () => {
    const page = await openLive(BUTTON, {
      beforeLoad: (fresh) =>
        fresh.addInitScript((missing) => {
          delete (Navigator.prototype as unknown as Record<string, unknown>)[missing];
        }, name),
    });
    await page.getByRole('button', { name: 'Copy the code' }).first().click();
    allowProblems(page, CAUGHT);
  });
}

for (const [timezoneId, locale] of [
  ['Pacific/Apia', 'en-US'],
  ['Pacific/Kiritimati', 'ar-EG'],
  ['Asia/Kathmandu', 'fa-IR'],
  ['America/St_Johns', 'th-TH'],
  ['Africa/Monrovia', 'hi-IN-u-nu-deva'],
] as const) {
  test(`a page works in ${timezoneId}, in a browser in ${locale}`, async () => {
    const page = await openLive(BUTTON, { timezoneId, locale });
    await openSettings(page);
  });
}

for (const path of PAGES) {
  test(`${path} is complete with text twice as large`, async () => {
    const page = await openLive(path, {
      viewport: { width: 1280, height: 800 },
      beforeLoad: (fresh) =>
        fresh.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%';
          });
        }),
    });
    allowProblems(page, NOT_FOUND);
    await expectToFit(page);
  });
}
