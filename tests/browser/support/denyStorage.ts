import type { Page } from 'playwright-core';

/** Has the browser refuse a kind of storage, as one does with cookies turned off. For `beforeLoad`. */
export const denyStorage = (page: Page, name = 'localStorage'): Promise<unknown> =>
  page.addInitScript((storage) => {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }, name);
