import { expect, test } from './support/test';

/** One page of each kind. */
const PAGES = [
  '/',
  '/versions',
  '/search?q=slider',
  '/no-such-page',
  '/material-ui/getting-started/usage',
  '/material-ui/react-button',
  '/material-ui/api/autocomplete',
  '/material-ui/material-icons',
  '/material-ui/customization/color',
  '/joy-ui/react-button',
  '/base-ui/react-button',
  '/x/react-data-grid',
  '/zh/material-ui/react-select',
];

/** The first demos or tools of a page, which are those that are shown. */
const DEMOS =
  '[...document.querySelectorAll("[data-island]:not([data-island-module])")].filter((it) => it.checkVisibility()).slice(0, 3)';

for (const address of PAGES) {
  test(`${address} is shown, and its first demos run`, async ({ site }) => {
    await site.open(address);
    expect(await site.read('document.querySelector("h1").innerText')).not.toBe('');
    const count = await site.read<number>(`${DEMOS}.length`);
    for (let index = 0; index < count; index += 1) {
      await site.read(`${DEMOS}[${index}].scrollIntoView({ block: "center" })`);
      await site.until(`${DEMOS}[${index}].dataset.islandState === "hydrated"`);
    }
    expect(await site.read('document.querySelectorAll("[data-island-state=failed]").length')).toBe(
      0,
    );
    expect(
      await site.read(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      ),
    ).toBe(0);
  });
}
