import { followLink, openLive } from '../browser/support/page';
import { expect, test } from '../browser/support/test';
import { openSettings } from '../browser/support/theme';

const BUTTON_API = '/material-ui/api/button';

for (const hash of ['#%', '#100%', '#%FF']) {
  test(`a page opened with ${hash} works`, async () => {
    const page = await openLive(BUTTON_API + hash);
    // The content's listeners answer, and the router follows the next change of the hash.
    await page.evaluate(() => {
      location.hash = 'button-prop-color';
    });
    await openSettings(page);
  });
}

for (const hash of ['#%', '#100%']) {
  test(`a link within a page to ${hash} leaves the page working`, async () => {
    const page = await openLive(BUTTON_API);
    await followLink(page, hash);
    await page.waitForFunction(() => location.hash.endsWith('%25'));
    await openSettings(page);
  });
}

test('a link to an undecodable section of another page shows that page', async () => {
  const page = await openLive(BUTTON_API);
  await followLink(page, '/material-ui/react-button#100%');
  await page.waitForURL('**/material-ui/react-button#100%25');
  await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
  await page.goBack();
  await page.waitForURL(`**${BUTTON_API}`);
});

test('the target with a percent sign in its id is scrolled to', async () => {
  const page = await openLive(BUTTON_API);
  await page.evaluate(() => {
    const target = document.createElement('p');
    target.id = '100%';
    document.querySelector('main')?.append(target);
  });
  await followLink(page, '#100%');
  await page.waitForFunction(() => window.scrollY > 0);
});

test('a link can’t ask for ads on a site without them', async () => {
  const page = await openLive('/material-ui/react-button?docusaurus-data-ads=x');
  await page.waitForSelector('html:not([data-ads])', { state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.locator('[data-ad-slot]').count()).toBe(0);
});
