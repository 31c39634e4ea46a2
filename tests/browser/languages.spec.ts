import type { Page } from 'playwright-core';
import { hydrateAllIslands, openRecording } from './support/islands';
import { openLive, waitForHydration } from './support/page';
import { takeProblems } from './support/pageProblems';
import { PARTS } from './support/parts';
import { searchButton, searchDialog, searchField } from './support/search';
import { expect, SMOKE, test } from './support/test';

function languageLinks(page: Page) {
  return page
    .locator('.navbar__item.dropdown a[lang]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
}

test.describe('the language menu', () => {
  for (const [address, links] of [
    ['/', ['/', '/zh']],
    ['/zh', ['/', '/zh']],
    ['/?a=1#b', ['/?a=1#b', '/zh?a=1#b']],
    ['/zh?a=1#b', ['/?a=1#b', '/zh?a=1#b']],
    [
      '/zh/material-ui/react-button?a=1#basic-button',
      [
        '/material-ui/react-button?a=1#basic-button',
        '/zh/material-ui/react-button?a=1#basic-button',
      ],
    ],
  ] as const) {
    test(`of ${address} keeps page, query, and hash`, async () => {
      const page = await openLive(address);
      const { origin } = new URL(page.url());
      expect(await languageLinks(page)).toEqual(links.map((link) => origin + link));
    });
  }

  test('leads to the other language and back, and to a heading chosen since', SMOKE, async () => {
    const page = await openLive('/material-ui/react-button?a=1');
    await page.locator('.table-of-contents a[href="#basic-button"]:visible').click();
    await page.locator('.navbar__item.dropdown > button').click();
    await page.locator('.navbar a[lang="zh-CN"]').click();
    await page.waitForURL('**/zh/material-ui/react-button?a=1#basic-button');
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await page.locator('#basic-button').count()).toBe(1);
    await waitForHydration(page);
    await page.locator('.navbar__item.dropdown > button').click();
    await page.locator('.navbar a[lang="en"]').click();
    await page.waitForURL(/:\d+\/material-ui\/react-button\?a=1#basic-button$/);
  });
});

test.describe('demos', () => {
  test('in Chinese load the one locale pack, and hydrate without a difference', SMOKE, async () => {
    const { page, requests } = await openRecording('/zh/material-ui/react-button', PARTS.languages);
    await hydrateAllIslands(page);
    expect(requests).toEqual([expect.stringMatching(/\/zh\/assets\/js\/demo-locale-zh\./)]);
    const [pack = ''] = requests;
    const { body, length } = await page.evaluate(async (url) => {
      const text = await (await fetch(url)).text();
      return { body: text, length: text.length };
    }, pack);
    expect(body).toContain('MuiRating');
    // One pack of 59 is about 1 kB, all of them 90.
    expect(length).toBeLessThan(3000);
  });
});

test('a missing label is shown in English, and reported once', async () => {
  let removed = 0;
  const page = await openLive('/zh/material-ui/react-button', {
    beforeLoad: (fresh) =>
      fresh.route(/\/assets\/js\/[\w.~-]+\.js$/, async (route) => {
        const response = await route.fetch();
        const code = await response.text();
        // The module with a label has its translation (plugins/static-pages/node/client-labels).
        const body = code.replace(/translation:"[^"]*",(?=id:"search\.placeholder")/, '');
        removed += body === code ? 0 : 1;
        await route.fulfill({ response, body });
      }),
  });
  for (const time of [1, 2]) {
    await searchButton(page).click();
    expect([time, await searchField(page).getAttribute('placeholder')]).toEqual([
      time,
      'What are you looking for?',
    ]);
    await page.keyboard.press('Escape');
    await searchDialog(page).waitFor({ state: 'hidden' });
  }
  expect(removed).toBeGreaterThan(0);
  expect(takeProblems(page)).toEqual([
    expect.stringContaining('Missing translation for zh:search.placeholder'),
  ]);
});
