import type { Locator, Page } from 'playwright-core';

/** The group of the side navigation that each page of these tests is in. */
const GROUP_OF = {
  Installation: 'Getting started',
  Usage: 'Getting started',
  Button: 'Components',
};

export type PageLabel = keyof typeof GROUP_OF;

/** A page's link in the side navigation, once its group is open; `scope` holds the navigation. */
export async function sidebarLink(scope: Locator, label: PageLabel): Promise<Locator> {
  const group = scope.getByRole('button', { name: GROUP_OF[label], exact: true });
  if ((await group.getAttribute('aria-expanded')) !== 'true') {
    await group.click();
  }
  return scope.getByRole('link', { name: label, exact: true });
}

/** Goes to a page by the side navigation, without a new document, and waits until it is shown. */
export async function follow(page: Page, label: PageLabel): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  await (await sidebarLink(sidebar, label)).click();
  await page.getByRole('heading', { level: 1, name: label }).waitFor();
}
