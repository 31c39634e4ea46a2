import type { Page } from 'playwright-core';
import { bell, openWithNotifications, panel } from '../browser/support/notifications';
import { expectSilentConsole } from '../browser/support/pageProblems';
import { expect, test } from '../browser/support/test';
import { startThirdParty } from '../browser/support/thirdParties';
import type { Answer, ThirdPartyHost } from '../browser/support/thirdParties';

let host: ThirdPartyHost | undefined;

test.afterEach(async () => {
  await host?.close();
  host = undefined;
});

async function openWith(answer: Answer): Promise<Page> {
  host = await startThirdParty(answer);
  return openWithNotifications(host);
}

test('a service’s list is shown as text with links, and none of it runs', async () => {
  const item = (id: number) => ({
    id,
    title: `<i>No. ${id}</i>`,
    text: `<img src=x onerror="window.ran=true"><b>bold</b> <a href="https://example.org/${id}">more</a><a href="javascript:window.ran=true">bad</a>`,
  });
  const list = [item(2), item(3), item(4), item(5), item(-7), item(1e300), null, 'x'];
  const page = await openWith((_request, response) => void response.end(JSON.stringify(list)));
  await bell(page, 3).click();
  await panel(page).getByText('<i>No. 5</i>').waitFor();
  expect(await panel(page).locator('p b').count()).toBe(3);
  expect(await panel(page).locator('img').count()).toBe(0);
  const hrefs = await panel(page)
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.slice(0, 3)).toEqual([5, 4, 3].map((id) => `https://example.org/${id}`));
  expect(hrefs).toHaveLength(4);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expectSilentConsole(page);
});

for (const [name, answer] of [
  ['is no JSON', (_request, response) => void response.end('<html>')],
  ['breaks off', (_request, response) => void response.destroy()],
  ['is no list', (_request, response) => void response.end('{"id":7}')],
] as [string, Answer][]) {
  test(`a list that ${name} is an empty one`, async () => {
    const page = await openWith(answer);
    await bell(page, 0).click();
    await panel(page).getByText('All releases').waitFor();
    expect(await panel(page).getByRole('listitem').count()).toBe(1);
  });
}

test('a list of deeply nested markup is cut, and the page goes on', async () => {
  const list = [{ id: 2, title: 'Deep', text: '<b>'.repeat(200_000) }];
  const page = await openWith((_request, response) => void response.end(JSON.stringify(list)));
  await bell(page, 1).click();
  await panel(page).getByText('Deep').waitFor();
  expect(await panel(page).locator('b').count()).toBeLessThan(1000);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expectSilentConsole(page);
});

test('markup in the feed of an ad is text', async ({ page }) => {
  await page.goto('/zh/experiments/docs/third-parties');
  const example = page.locator('[data-example="feed: markup in a field"]');
  await example.getByText('Weaver & Sons').waitFor();
  expect(await example.innerText()).toContain('<img src=x onerror=alert(1)> Looms.');
  expect(await example.locator('img').count()).toBe(0);
});
