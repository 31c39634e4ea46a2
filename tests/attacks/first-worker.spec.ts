import { openLive, waitForHydration } from '../browser/support/page';
import { registerWorker, waitForWorker } from '../browser/support/registerWorker';
import { expect, test } from '../browser/support/test';

const BUTTON = '/material-ui/react-button';

/** How long a page with focus waits at most before it reloads for an update, with time to spare, in ms. */
const RELOADED_MS = 1000;

test('the first Chinese page after English ones stays as it is while its worker starts', async () => {
  const page = await openLive(BUTTON, { beforeLoad: registerWorker });
  await waitForWorker(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(new URL(`/zh${BUTTON}`, page.url()).href);
  await waitForHydration(page);
  await page.getByRole('button', { name: '打开或关闭设置' }).click();
  const drawer = page.getByRole('dialog', { name: '设置' });
  await drawer.getByRole('combobox').selectOption('zh/system');
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await page.waitForFunction(() => {
    const { controller } = navigator.serviceWorker;
    return controller?.state === 'activated' && controller.scriptURL.includes('/zh/sw.js');
  });
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), RELOADED_MS);
  expect(loads).toBe(1);
  await drawer.getByText('已保存。这些页面现在无需网络即可打开。').waitFor({ timeout: 0 });
  expect(loads).toBe(1);
});
