import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { bell, BUTTONS, comeBack, openWithNotifications, panel } from './support/notifications';
import { openPage } from './support/page';
import type { PageOptions } from './support/page';
import { expectSilentConsole } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';
import { startThirdParty } from './support/thirdParties';
import type { Answer, ThirdPartyHost } from './support/thirdParties';

const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

let host: ThirdPartyHost | undefined;

test.afterEach(async () => {
  await host?.close();
  host = undefined;
});

async function openWith(answer: Answer, options: PageOptions = {}): Promise<Page> {
  host = await startThirdParty(answer);
  return openWithNotifications(host, options);
}

for (const [name, options] of [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const) {
  test(`on ${name}, the bell says what is new, until it was opened`, async () => {
    const page = await openPage(BUTTONS, { ...options, beforeLoad: comeBack });
    await bell(page, 1).click();
    await panel(page).getByText('Components render faster').waitFor();
    expect(await panel(page).getByRole('listitem').count()).toBe(2);
    expect(await panel(page).locator('time').innerText()).toBe('Oct 9, 2024');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await bell(page, 0).evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await bell(page, 0).click();
    await panel(page).waitFor();
    await page.locator('h1').dispatchEvent('pointerdown');
    await panel(page).waitFor({ state: 'detached' });

    const fetched = page.waitForResponse('**/notifications.json');
    await page.reload();
    await (await fetched).finished();
    await bell(page, 0).click();
    await panel(page).getByText('Components render faster').waitFor();
    await bell(page, 0).waitFor();
    expectSilentConsole(page);
  });
}

test('on a first visit, nothing is news', async () => {
  const page = await openPage(BUTTONS);
  await page.waitForFunction(() => document.cookie.includes('lastSeenNotification=4'));
  await bell(page, 0).click();
  await panel(page).getByText('Components render faster').waitFor();
  expect(await bell(page, 0).innerText()).toBe('');
});

test('Chinese readers get what is for them', SMOKE, async () => {
  const page = await openPage(`/zh${BUTTONS}`, { locale: 'zh-CN', beforeLoad: comeBack });
  await page.getByRole('button', { name: '1 条未读通知' }).click();
  const list = page.getByRole('region', { name: '通知' });
  await list.getByText('组件的样式会被缓存').waitFor();
  expect(await list.innerText()).not.toContain('Components');
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
  await panel(page).getByText('All releases').waitFor();
  expect(await panel(page).getAttribute('aria-busy')).toBe('false');
});

test('a bell that crashes leaves the rest of the header', async () => {
  const page = await openPage(BUTTONS, {
    beforeLoad: async (fresh) => {
      await comeBack(fresh);
      await fresh.addInitScript(() => {
        Date.prototype.toLocaleDateString = () => {
          throw new Error('The bell crashes');
        };
      });
    },
  });
  await bell(page, 1).click();
  await bell(page, 1).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
});
