import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openPage, waitForHydration } from './support/page';
import type { PageOptions } from './support/page';
import { expectSilentConsole } from './support/pageProblems';
import { configureThirdParties, startThirdParty } from './support/thirdParties';
import type { Answer, ThirdPartyHost } from './support/thirdParties';

const BUTTONS = '/material-ui/react-button';
const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

let host: ThirdPartyHost | undefined;

afterEach(async () => {
  await host?.close();
  host = undefined;
});

async function openWith(answer: Answer, options: PageOptions = {}): Promise<Page> {
  host = await startThirdParty(answer);
  const notifications = `${host.url}/list.json`;
  const page = await openPage(BUTTONS, {
    ...options,
    beforeLoad: (fresh) => configureThirdParties(fresh, { notifications }),
  });
  await waitForHydration(page);
  return page;
}

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `${unread} unread notifications` });
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test.each([
  ['a desktop', {}],
  ['a phone', PHONE],
])('on %s, the bell says what is new, until it was opened', async (_name, options) => {
  const page = await openPage(BUTTONS, options);
  await bell(page, 2).click();
  await panel(page).getByText('Say whether a page helped').waitFor();
  expect(await panel(page).getByRole('listitem').count()).toBe(2);
  expect(await panel(page).locator('time').innerText()).toBe('Nov 21, 2026');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await bell(page, 0).evaluate((element) => element === document.activeElement)).toBe(true);
  await bell(page, 0).click();
  await panel(page).waitFor();
  await page.locator('h1').dispatchEvent('pointerdown');
  await panel(page).waitFor({ state: 'detached' });

  const fetched = page.waitForResponse('**/notifications.json');
  await page.reload();
  await (await fetched).finished();
  await bell(page, 0).click();
  await panel(page).getByText('Say whether a page helped').waitFor();
  await bell(page, 0).waitFor();
  expectSilentConsole(page);
});

test('Chinese readers get what is for them', async () => {
  const page = await openPage(`/zh${BUTTONS}`, { locale: 'zh-CN' });
  await page.getByRole('button', { name: '2 条未读通知' }).click();
  const list = page.getByRole('region', { name: '通知' });
  await list.getByText('告诉我们页面是否有帮助').waitFor();
  expect(await list.innerText()).not.toContain('Say whether');
});

test('a service’s list is shown as text with links, and none of it runs', async () => {
  const item = (id: number) => ({
    id,
    title: `<i>No. ${id}</i>`,
    text: `<img src=x onerror="window.ran=true"><b>bold</b> <a href="https://example.org/${id}">more</a><a href="javascript:window.ran=true">bad</a>`,
  });
  const list = [item(2), item(3), item(4), item(5), item(-7), item(1e300), null, 'x'];
  const page = await openWith((_request, response) => void response.end(JSON.stringify(list)));
  await bell(page, 4).click();
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

test.each<[string, Answer]>([
  ['is no JSON', (_request, response) => void response.end('<html>')],
  ['breaks off', (_request, response) => void response.destroy()],
  ['is no list', (_request, response) => void response.end('{"id":7}')],
])('a list that %s is an empty one', async (_name, answer) => {
  const page = await openWith(answer);
  await bell(page, 1).click();
  await panel(page).getByText('Hear about changes').waitFor();
  expect(await panel(page).getByRole('listitem').count()).toBe(1);
});

test('while the list is on its way, the panel says that it is busy', async () => {
  let sendNow = () => {};
  const page = await openWith((_request, response) => {
    sendNow = () => void response.end('[]');
  });
  await bell(page, 0).click();
  await panel(page).waitFor();
  expect(await panel(page).getAttribute('aria-busy')).toBe('true');
  await host?.until(() => host?.received.length === 1);
  sendNow();
  await panel(page).getByText('Hear about changes').waitFor();
  expect(await panel(page).getAttribute('aria-busy')).toBe('false');
});

test('a list of deeply nested markup is cut, and the page goes on', async () => {
  const list = [{ id: 2, title: 'Deep', text: '<b>'.repeat(200_000) }];
  const page = await openWith((_request, response) => void response.end(JSON.stringify(list)));
  await bell(page, 2).click();
  await panel(page).getByText('Deep').waitFor();
  expect(await panel(page).locator('b').count()).toBeLessThan(1000);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expectSilentConsole(page);
});

test('a bell that crashes leaves the rest of the header', async () => {
  const page = await openPage(BUTTONS, {
    beforeLoad: async (fresh) => {
      await fresh.addInitScript(() => {
        Date.prototype.toLocaleDateString = () => {
          throw new Error('The bell crashes');
        };
      });
    },
  });
  await bell(page, 2).click();
  await bell(page, 2).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
});
