import type { Locator, Page } from 'playwright-core';

/** Choices of an earlier visit, in place before the page's own scripts run. */
export const storedTheme =
  (items: Readonly<Record<string, string>>) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript((entries) => {
      // Once a profile: a later document keeps what the page itself stored.
      if (!sessionStorage.getItem('isStored')) {
        sessionStorage.setItem('isStored', 'yes');
        entries.forEach(([key, value]) => localStorage.setItem(key, value));
      }
    }, Object.entries(items));
  };

/** What `<html>` says of the theme. */
export async function paintedTheme(page: Page) {
  return page.evaluate(() => {
    const { dataset, dir, style } = document.documentElement;
    return {
      mode: dataset.theme,
      choice: dataset.themeChoice,
      dir,
      look: dataset.look,
      spacing: style.getPropertyValue('--mui-spacing'),
      primary: style.getPropertyValue('--chosen-primary-main'),
    };
  });
}

/** Waits until `<html>` has an attribute of that value; without a value, until it has none. */
export async function waitForRoot(page: Page, attribute: string, value?: string): Promise<void> {
  const selector = value === undefined ? `:not([${attribute}])` : `[${attribute}="${value}"]`;
  await page.waitForSelector(`html${selector}`, { state: 'attached' });
}

/** The settings drawer, opened from the header. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.waitFor();
  return drawer;
}

export async function choose(drawer: Locator, name: string): Promise<void> {
  await drawer.getByRole('button', { name, exact: true }).click();
}
