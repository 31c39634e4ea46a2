import { expectNoAxeViolations } from './support/axe';
import { expectToFit, openLive, openPage } from './support/page';
import { expect, test } from './support/test';

test('the contract is in English on a phone, too, with a notice, and about leads to it', async () => {
  const page = await openPage('/zh/about', { viewport: { width: 390, height: 844 } });
  await page.locator('main a[href$="/experiments/docs/third-parties"]').click();
  await page.getByRole('heading', { level: 1, name: 'Third parties' }).waitFor();
  expect(await page.locator('main [lang="en"] table').count()).toBe(3);
  await page.getByText('此页面尚未翻译').waitFor();
  await expectNoAxeViolations(page);
  await expectToFit(page);
});

test('a link can’t ask for ads on a site without them', async () => {
  const page = await openLive('/material-ui/react-button?docusaurus-data-ads=x');
  await page.waitForSelector('html:not([data-ads])', { state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.locator('[data-ad-slot]').count()).toBe(0);
});
