import { followLink, openLive } from '../browser/support/page';
import { test } from '../browser/support/test';

const BUTTON_API = '/material-ui/api/button';

for (const hash of ['#%', '#100%', '#%FF']) {
  test(`a page opened with ${hash} works`, async () => {
    const page = await openLive(BUTTON_API + hash);
    // The content's listeners answer, and the router follows the next change of the hash.
    await page.evaluate(() => {
      location.hash = 'button-prop-color';
    });
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  });
}

for (const hash of ['#%', '#100%']) {
  test(`a link within a page to ${hash} leaves the page working`, async () => {
    const page = await openLive(BUTTON_API);
    await followLink(page, hash);
    await page.waitForFunction(() => location.hash.endsWith('%25'));
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
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
