import type { Page } from 'playwright-core';

/** Puts the page's own record in place of the clipboard, which all pages share. For `beforeLoad`. */
export async function recordCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset.copied = text;
      return Promise.resolve();
    };
  });
}

/** Returns the text that the page has copied last; null if it has copied none. */
export async function copiedText(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-copied');
}
