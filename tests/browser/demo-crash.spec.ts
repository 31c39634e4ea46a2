import type { Locator, Page } from 'playwright-core';
import { waitForIsland } from './support/islands';
import { openPage } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const PAGE = '/material-ui/react-button';
const DEMO = 'BasicButtons';
const DEMOS_OF_PAGE = /\/assets\/js\/demos-material-ui-react-button\.[^/]*\.js$/;
/** A text of the demo, in place of which it throws as often as the page says. */
const TEXT = '"Save draft"';
const THROW = `((window.crashes=(window.crashes??1)-1)>=0?(()=>{throw new Error("Boom at <1042>")})():${TEXT})`;

/** Opens a page with a demo that throws when it starts, and at the first retry. */
async function openCrashed(path = PAGE): Promise<{ page: Page; report: Locator }> {
  const page = await openPage(`${path}?user=mei`, {
    beforeLoad: async (opened) => {
      allowProblems(opened);
      await opened.addInitScript(() => Object.assign(window, { crashes: 3 }));
      await opened.route(DEMOS_OF_PAGE, async (route) => {
        const response = await route.fetch();
        const script = await response.text();
        expect(script).toContain(TEXT);
        await route.fulfill({ response, body: script.replace(TEXT, THROW) });
      });
    },
  });
  const demo = page.locator(`#${DEMO}`);
  await demo.scrollIntoViewIfNeeded();
  const report = demo.getByRole('alert');
  await report.getByRole('button').waitFor();
  return { page, report };
}

test('a demo that throws shows its error, and the others run', SMOKE, async () => {
  const { page, report } = await openCrashed();
  expect(await report.innerText()).toContain('This demo had a runtime error!');
  expect(await report.innerText()).toContain('Boom at <1042>');
  await page.locator('#ButtonSizes').scrollIntoViewIfNeeded();
  await waitForIsland(page, 'ButtonSizes', 'hydrated');
});

test('the link opens an issue with demo, error, and browser, without the address’s query', async () => {
  const { page, report } = await openCrashed();
  const link = report.getByRole('link', { name: 'Report this error' });
  const issue = new URL((await link.getAttribute('href')) ?? '');
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toBe(`[docs] Demo ${DEMO} crashes`);
  const body = issue.searchParams.get('body') ?? '';
  expect(body).toContain(`Demo: material-ui/react-button/${DEMO}`);
  expect(body).toContain('Boom at <1042>');
  expect(body).toContain(await page.evaluate(() => navigator.userAgent));
  expect(body).not.toContain('mei');
});

test('"Reset demo" starts the demo again', async () => {
  const { page, report } = await openCrashed();
  await page.evaluate(() => Object.assign(window, { crashes: 0 }));
  await report.getByRole('button', { name: 'Reset demo' }).click();
  await page.locator(`#${DEMO}`).getByRole('button', { name: 'Save draft' }).waitFor();
  expect(await report.count()).toBe(0);
});

test('the report of a crashed demo is in Chinese on Chinese pages', async () => {
  const { report } = await openCrashed(`/zh${PAGE}`);
  await report.getByRole('link', { name: '报告此错误' }).waitFor();
});
