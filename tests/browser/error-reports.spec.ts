import type { Page } from 'playwright-core';
import { openLive } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';
import { configureThirdParties, startThirdParty } from './support/thirdParties';
import type { ThirdPartyHost } from './support/thirdParties';

const BUTTONS = '/material-ui/react-button';

let host: ThirdPartyHost;
test.beforeEach(async () => {
  host = await startThirdParty((_request, response) => void response.end());
});
test.afterEach(() => host.close());

async function open(sample: number): Promise<Page> {
  const page = await openLive(`${BUTTONS}?q=private#part`, {
    beforeLoad: (fresh) =>
      configureThirdParties(fresh, { errors: { address: `${host.url}/errors`, sample } }),
  });
  return page;
}

/** Throws in a script of the site, as a fault of the site would. */
async function throwInSite(page: Page, message: string): Promise<void> {
  allowProblems(page);
  await page.route('**/assets/js/broken.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `setTimeout(() => { throw new Error(${JSON.stringify(message)}) });
        Promise.reject(new RangeError('rejected'));`,
    }),
  );
  await page.addScriptTag({ url: '/assets/js/broken.js' });
}

test('errors are reported, without anything about the reader', SMOKE, async () => {
  const page = await open(1);
  await throwInSite(page, 'thrown');
  await host.until(() => host.received.length === 2);
  const reports = host.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  expect(reports.map(({ message }) => message).sort()).toEqual([
    'Error: thrown',
    'RangeError: rejected',
  ]);
  for (const report of reports) {
    expect(report).toMatchObject({ page: BUTTONS, language: 'en' });
    expect(report.version).toMatch(/^[\da-f]{6,}$/);
    expect(report.stack).toEqual([expect.stringMatching(/\/assets\/js\/broken\.js:\d+:\d+/)]);
    expect(Object.keys(report).sort()).toEqual(['language', 'message', 'page', 'stack', 'version']);
  }
  // The same errors are not reported again.
  await throwInSite(page, 'thrown');
  await throwInSite(page, 'another');
  await host.until(() => host.received.some(({ body }) => body.includes('another')));
  expect(host.received).toHaveLength(3);
});

test('outside of the sample, nothing is reported', async () => {
  const page = await open(0);
  const thrown = page.waitForEvent('pageerror');
  await throwInSite(page, 'thrown');
  await thrown;
  expect(host.received).toEqual([]);
});
