import { expectNoAxeViolations } from './support/axe';
import { openLive, openPage } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, test } from './support/test';

const PAGE = '/base-ui/react-button';

/** A pale yellow and a deep blue: neither can be read in both modes as it is. */
for (const [color, mode] of [
  ['ffd54f', 'light'],
  ['ffd54f', 'dark'],
  ['1a237e', 'light'],
  ['1a237e', 'dark'],
] as const) {
  test(`#${color} reaches the shell in ${mode}, and can be read`, async () => {
    const page = await openLive(`${PAGE}?theme=1.ltr.normal.8.${mode}.${color}.`);
    const tab = page.getByRole('link', { name: 'Demos' });
    const own = await tab.evaluate((element) => getComputedStyle(element).color);
    const plain = await openPage(`${PAGE}?theme=1.ltr.normal.8.${mode}..`);
    const usual = await plain
      .getByRole('link', { name: 'Demos' })
      .evaluate((element) => getComputedStyle(element).color);
    expect(own).not.toBe(usual);
    await expectNoAxeViolations(page);
  });
}

test('a chosen color is there before the scripts of the page', async () => {
  const page = await openPage(`${PAGE}?theme=1.ltr.normal.8.light.880e4f.`, {
    beforeLoad: async (fresh) => {
      allowProblems(fresh);
      // The browser waits for one file with the reader's theme before it shows anything.
      await fresh.route(/\/assets\/js\/(?!theme\.)/, (route) => route.abort());
    },
  });
  const color = await page
    .getByRole('link', { name: 'Demos' })
    .evaluate((element) => getComputedStyle(element).color);
  expect(color).toBe('rgb(136, 14, 79)');
});
