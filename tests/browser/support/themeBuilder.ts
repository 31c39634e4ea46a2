import type { FrameLocator, Page } from 'playwright-core';
import { waitForIsland } from './islands';
import { expect } from './test';
import { openPage } from './page';

export const BUILDER = '/material-ui/customization/theme-builder';
export const JOY_BUILDER = '/joy-ui/customization/theme-builder';

/** The document of the preview. */
export const preview = (page: Page): FrameLocator =>
  page.frameLocator('[data-island$="theme-builder-tool"] iframe');

/** Opens the theme builder of a library, and waits for its preview. */
export async function openBuilder(address = BUILDER): Promise<Page> {
  const page = await openPage(address);
  const island = address.startsWith(JOY_BUILDER) ? 'joy-theme-builder-tool' : 'theme-builder-tool';
  await waitForIsland(page, island, 'hydrated');
  await preview(page).getByText('focused').first().waitFor();
  await expect(page.getByText('code could not be loaded')).toBeHidden();
  return page;
}

/** Makes the theme of a color. */
export async function generate(page: Page, color: string): Promise<void> {
  await page.getByLabel('Brand color', { exact: true }).fill(color);
  await page.getByRole('button', { name: 'Generate both color schemes', exact: true }).click();
}

/** Has the preview show a template or a demo. */
export async function show(page: Page, name: string): Promise<void> {
  await page.getByLabel('Shown in the preview').fill(name);
  await page.locator('[role="option"]').filter({ hasText: name }).first().click();
}
