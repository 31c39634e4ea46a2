import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { island, waitForIsland } from './support/islands';
import { openLive } from './support/page';
import { expect, test } from './support/test';

/** The names of demos with a grid that may have several pages, by the path of their page. */
function pagedGrids(): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const file of fs.readdirSync('docs/x', { recursive: true, encoding: 'utf8' })) {
    const [, page, name] = /^(.+)\/demos\/(\w+)\.tsx$/.exec(file) ?? [];
    const code = name ? fs.readFileSync(`docs/x/${file}`, 'utf8') : '';
    if (code.includes('<DataGrid') && !/\bhideFooter(?:Pagination)?\b/.test(code)) {
      pages.set(`/x/${page}`, [...(pages.get(`/x/${page}`) ?? []), `${name}`]);
    }
  }
  return pages;
}

/** Shortens the time that the imaginary servers need. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (task: () => void, delay = 0) => start(task, delay === 500 ? 20 : delay),
    });
  });
}

const isOff = (button: Locator) =>
  button.evaluate(
    (element) =>
      (element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true',
  );

/** Presses a paging button until nothing changes, and returns what has the focus then. */
async function pressToTheEnd(grid: Locator, name: string): Promise<string> {
  const button = grid.getByRole('button', { name });
  const range = grid.locator('.MuiTablePagination-displayedRows');
  await button.focus();
  for (let isAtEnd = await isOff(button); !isAtEnd; isAtEnd = await isOff(button)) {
    const before = await range.innerText();
    await button.page().keyboard.press('Enter');
    const changed = await expect
      .poll(() => range.innerText(), { timeout: 3000 })
      .not.toBe(before)
      .then(
        () => true,
        () => false,
      );
    if (!changed) {
      break;
    }
  }
  return button.page().evaluate(() => document.activeElement?.tagName ?? '');
}

for (const [address, names] of pagedGrids()) {
  test(`grids of ${address} keep the focus at both ends of their pages`, async () => {
    const page = await openLive(address, { reducedMotion: 'reduce', beforeLoad: hurry });
    for (const name of names) {
      const grid = island(page, name);
      await grid.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await waitForIsland(page, name, 'hydrated');
      await grid.locator('[role="grid"]').first().waitFor();
      for (const label of ['Go to next page', 'Go to previous page']) {
        const button = grid.getByRole('button', { name: label });
        if ((await button.count()) === 1 && !(await isOff(button))) {
          expect(`${name}: ${await pressToTheEnd(grid, label)}`).not.toBe(`${name}: BODY`);
        }
      }
    }
  });
}
