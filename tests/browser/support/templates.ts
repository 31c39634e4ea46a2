import type { Locator, Page } from 'playwright-core';
import { openPage } from './page';
import type { PageOptions } from './page';

/** Opens a template without its frame, once React answers in it, from the site in a language: `/zh`. */
export async function openTemplate(
  slug: string,
  options: PageOptions = {},
  language: '' | '/zh' = '',
): Promise<Page> {
  const page = await openPage(`${language}/material-ui/getting-started/templates/${slug}/preview`, {
    reducedMotion: 'reduce',
    ...options,
  });
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
  return page;
}

/** Writes into the field that has the focus, and moves on to the next control. */
export async function typeAndTab(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
  await page.keyboard.press('Tab');
}

/** The text of the element that has the focus. */
export const focusedText = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.textContent ?? null);

/** What screen readers hear of a field besides its name. */
export const descriptionOf = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );
