import path from 'node:path';
import { hasFullHistory } from '../../plugins/product-docs/node/hasFullHistory';
import { openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';

const TIME = '.theme-last-updated time';

test.describe('the date of a page’s last change', () => {
  for (const [address, words] of [
    ['/material-ui/react-button', 'Last updated on'],
    ['/zh/material-ui/react-button', '最后'],
  ] as const) {
    test(`is shown below ${address}, also for machines, where git knows it`, SMOKE, async () => {
      const page = await openPage(address, { javaScriptEnabled: false });
      const time = page.locator(TIME);
      const isKnown = await hasFullHistory(path.join(__dirname, '../..'));
      expect(await time.count()).toBe(isKnown ? 1 : 0);
      if (isKnown) {
        const date = new Date((await time.getAttribute('datetime')) ?? '');
        expect(date.getTime()).toBeLessThanOrEqual(Date.now());
        expect(await time.textContent()).toContain(String(date.getUTCFullYear()));
        expect(await page.locator('.theme-last-updated').textContent()).toContain(words);
      }
    });
  }

  test('is not under a page of the API reference', async () => {
    const page = await openPage('/material-ui/api/button', { javaScriptEnabled: false });
    expect(await page.locator(TIME).count()).toBe(0);
  });
});

for (const [address, file] of [
  ['/material-ui/react-button', 'docs/material-ui/react-button/react-button.mdx'],
  [
    '/zh/material-ui/react-button',
    'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/react-button.mdx',
  ],
] as const) {
  test(`the links below ${address} lead to its own source and history, in a new tab`, async () => {
    const page = await openPage(address, { javaScriptEnabled: false });
    const link = page.locator('.theme-edit-this-page');
    expect(await link.getAttribute('href')).toMatch(new RegExp(`/edit/main/${file}$`));
    expect(await link.getAttribute('target')).toBe('_blank');
    if (await hasFullHistory(path.join(__dirname, '../..'))) {
      const history = page.getByRole('link', { name: /^(?:Last updated|最后)/ });
      expect(await history.getAttribute('href')).toMatch(new RegExp(`/commits/main/${file}$`));
      expect((await history.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  });
}
