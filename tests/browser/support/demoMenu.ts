import type { Locator } from 'playwright-core';

/** The menus of a demo's toolbar on wide screens. */
type DemoMenu = 'Open in an online editor' | 'Change the look' | 'See more';

/** Chooses an item of a menu of a demo's toolbar, by keyboard. */
export async function chooseInDemo(demo: Locator, menu: DemoMenu, item: string): Promise<void> {
  const toolbar = demo.getByRole('toolbar');
  await toolbar.getByRole('button', { name: new RegExp(`^${menu}`) }).press('Enter');
  await toolbar
    .getByRole('menuitem', { name: item })
    .or(toolbar.getByRole('menuitemcheckbox', { name: item }))
    .press('Enter');
}
