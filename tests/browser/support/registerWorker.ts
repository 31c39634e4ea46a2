import type { Page } from 'playwright-core';
import { SETTINGS_META, writeSettings } from '@component-docs/offline/shared/settings';

/**
 * Has the pages of a tab register their service worker, as those of a build do that was made with
 * `SERVICE_WORKER_ON_LOOPBACK=1`.
 */
export async function registerWorker(page: Page): Promise<void> {
  const settings = writeSettings({ docsHost: '', onLoopback: true });
  await page.addInitScript(
    ([name, content]) => {
      // Before the deferred scripts run, which look for it.
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') {
          const meta = document.createElement('meta');
          Object.assign(meta, { name, content });
          document.head.append(meta);
        }
      });
    },
    [SETTINGS_META, settings] as const,
  );
}

/** Waits until a worker answers for the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
