import type { Page } from 'playwright-core';
import type { AnalyticsConfig } from '@component-docs/third-parties/shared/types';
import { expectNoAxeViolations } from './support/axe';
import { openLive, waitForHydration } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { follow } from './support/sidebar';
import { expect, SMOKE, test } from './support/test';
import { configureThirdParties, startThirdParty } from './support/thirdParties';
import type { ThirdPartyHost } from './support/thirdParties';

const BUTTONS = '/material-ui/react-button';

/** Stands in for the tracking script: posts each command, those from before it came, too. */
const TRACKING_SCRIPT = `
  const { origin } = new URL(document.currentScript.src);
  const post = (command) =>
    fetch(origin + '/collect', { method: 'POST', keepalive: true, body: JSON.stringify([...command]) });
  dataLayer.forEach(post);
  dataLayer.push = (command) => void post(command);
`;

let host: ThirdPartyHost;

test.beforeEach(async () => {
  host = await startThirdParty(({ method }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    response.end(method === 'GET' ? TRACKING_SCRIPT : '');
  });
});

test.afterEach(() => host.close());

const commands = () =>
  host.received
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body) as [string, string, Record<string, unknown>?]);
const eventsNamed = (name: string) =>
  commands().flatMap(([command, event, params]) =>
    command === 'event' && event === name ? [params] : [],
  );

async function open(
  path: string,
  consent: AnalyticsConfig['consent'],
  options: PageOptions = {},
): Promise<Page> {
  const analytics = { id: 'G-TEST', script: `${host.url}/gtag.js`, consent };
  const page = await openLive(path, {
    ...options,
    beforeLoad: async (fresh) => {
      await options.beforeLoad?.(fresh);
      await configureThirdParties(fresh, { analytics });
    },
  });
  return page;
}

const banner = (page: Page, name = 'Privacy choices') => page.getByRole('region', { name });

test.describe('without configuration', () => {
  test('there is no tracking function, no banner, and no request to anybody', SMOKE, async () => {
    const elsewhere: string[] = [];
    const page = await openLive(BUTTONS, {
      beforeLoad: (fresh) => {
        fresh.on('request', (request) => elsewhere.push(new URL(request.url()).origin));
        return Promise.resolve();
      },
    });
    await page.getByRole('button', { name: 'Expand code' }).first().click();
    await follow(page, 'Installation');
    expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined');
    expect(await page.getByRole('button', { name: 'Privacy choices' }).count()).toBe(0);
    expect([...new Set(elsewhere)]).toEqual([new URL(page.url()).origin]);
  });
});

test.describe('where no consent is needed', () => {
  test('the page view says title, path and product, once a path', async () => {
    const page = await open(`/zh${BUTTONS}#sizes`, 'not-needed');
    await host.until(() => eventsNamed('page_view').length === 1);
    expect(eventsNamed('page_view')).toEqual([
      {
        page_title: await page.title(),
        page_location: BUTTONS,
        productId: 'material-ui',
        productCategoryId: 'core',
      },
    ]);
    await host.until(() => commands().some(([command]) => command === 'config'));
    expect(commands()).toContainEqual(['config', 'G-TEST', { send_page_view: false }]);
    expect(await banner(page, '隐私选项').count()).toBe(0);
  });

  test('another page is another view with its own title, another hash is none', async () => {
    const page = await open(BUTTONS, 'not-needed');
    await host.until(() => eventsNamed('page_view').length === 1);
    await page
      .locator('.theme-doc-toc-desktop')
      .getByRole('link', { name: 'Accessibility' })
      .click();
    await page.waitForURL('**#accessibility');
    await follow(page, 'Installation');
    await host.until(() => eventsNamed('page_view').length > 1);
    const [, view, ...more] = eventsNamed('page_view');
    expect(view).toMatchObject({
      page_title: await page.title(),
      page_location: '/material-ui/getting-started/installation',
    });
    expect(more).toEqual([]);
  });

  test('a click reports the event that its attributes name', async () => {
    const page = await open(BUTTONS, 'not-needed');
    await host.until(() => eventsNamed('page_view').length === 1);
    await page.getByRole('button', { name: 'Expand code' }).first().click();
    await host.until(() => eventsNamed('demo').length === 1);
    expect(eventsNamed('demo')).toEqual([
      { eventAction: 'expand', eventLabel: 'material-ui/react-button/BasicButtons' },
    ]);
  });

  test('the choice of a styling is reported', async () => {
    const page = await open('/base-ui/react-button', 'not-needed');
    const styling = page.getByRole('combobox', { name: 'Styling of the demos' }).first();
    // Of what is chosen before, only the last choice is known.
    await page
      .locator('[data-island-module=demo][data-island-state=hydrated]')
      .filter({ has: styling })
      .waitFor();
    for (const value of ['Tailwind', 'CSS', 'MUI System']) {
      await styling.selectOption(value);
    }
    await host.until(() => eventsNamed('demo').length === 3);
    expect(eventsNamed('demo').map((params) => params?.eventAction)).toEqual([
      'styling-tailwind',
      'styling-css',
      'styling-system',
    ]);
  });

  test('the reader is known by preferences, and again when one changes', async () => {
    const page = await open(BUTTONS, 'not-needed', {
      colorScheme: 'dark',
      deviceScaleFactor: 1.25,
    });
    await host.until(() => eventsNamed('page_view').length === 1);
    const properties = () =>
      commands().flatMap(([command, , values]) => (command === 'set' && values ? [values] : []));
    await host.until(() => properties().length === 6);
    expect(Object.assign({}, ...properties())).toEqual({
      codeVariant: 'TS',
      codeStylingVariant: 'MUI System',
      userLanguage: 'en',
      colorSchemeOS: 'dark',
      colorScheme: 'dark',
      devicePixelRatio: '1.3',
    });
    const demo = page.locator('#InputFileUpload');
    await demo.getByRole('button', { name: 'Show code' }).click();
    await demo.getByRole('button', { name: 'JS', exact: true }).click();
    await host.until(() => properties().some(({ codeVariant }) => codeVariant === 'JS'));
    await page.emulateMedia({ colorScheme: 'light' });
    await host.until(() => properties().some(({ colorSchemeOS }) => colorSchemeOS === 'light'));
  });

  test('a blocked script leaves the page as it is', async () => {
    await host.close();
    const page = await open(BUTTONS, 'not-needed');
    allowProblems(page);
    await page.waitForFunction(() => typeof window.gtag === 'function');
    await follow(page, 'Installation');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Installation');
  });
});

test.describe('where consent is needed', () => {
  for (const [prefix, label, essential, allow] of [
    ['', 'Privacy choices', 'Essential only', 'Allow'],
    ['/zh', '隐私选项', '仅必要', '允许'],
  ] as const) {
    test(`${prefix}: nothing is asked or sent before an answer`, async () => {
      const page = await open(prefix + BUTTONS, 'needed');
      await banner(page, label).waitFor();
      await expectNoAxeViolations(page);
      expect(host.received).toEqual([]);
      const boxes = await Promise.all(
        [essential, allow].map((name) =>
          banner(page, label).getByRole('button', { name }).boundingBox(),
        ),
      );
      expect(boxes[0]?.height).toBe(boxes[1]?.height);
      expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0);
    });
  }

  test('"Allow" starts it, from this page on, and is not asked again', SMOKE, async () => {
    const page = await open(BUTTONS, 'needed');
    await banner(page).getByRole('button', { name: 'Allow' }).click();
    await host.until(() => eventsNamed('page_view').length === 1);
    expect(await banner(page).count()).toBe(0);
    await page.reload();
    await host.until(() => eventsNamed('page_view').length === 2);
    expect(await banner(page).count()).toBe(0);
  });

  test('"Essential only" sends nothing, on the next page either', async () => {
    const page = await open(BUTTONS, 'needed');
    await banner(page).getByRole('button', { name: 'Essential only' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await page.reload();
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await banner(page).waitFor();
    expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined');
    expect(host.received).toEqual([]);
  });

  test('a click on the button waits for a banner that is still loading', async () => {
    const page = await open(BUTTONS, 'needed', {
      beforeLoad: (fresh) =>
        fresh.addInitScript(() => {
          localStorage.setItem('docs-consent', 'essential');
          const whenIdle: (() => void)[] = [];
          Object.assign(window, {
            requestIdleCallback: (callback: () => void) => whenIdle.push(callback),
            getIdle: () => whenIdle.forEach((callback) => callback()),
          });
        }),
    });
    const bannerChunk = page.waitForResponse((response) => response.url().includes('/assets/js/'));
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await bannerChunk;
    await page.evaluate(() => (window as unknown as { getIdle: () => void }).getIdle());
    await banner(page).waitFor();
  });

  test('consent can be taken back, with the tracking cookies, and then nothing is sent any more', async () => {
    const page = await open(BUTTONS, 'needed');
    await banner(page).getByRole('button', { name: 'Allow' }).click();
    await host.until(() => eventsNamed('page_view').length === 1);
    await page.evaluate(() => {
      ['_ga=1', '_ga_TEST=2', 'other=3'].forEach((cookie) => {
        document.cookie = `${cookie};path=/`;
      });
    });
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await Promise.all([
      page.waitForEvent('load'),
      banner(page).getByRole('button', { name: 'Essential only' }).click(),
    ]);
    await page.waitForFunction(() => !document.cookie.includes('_ga'));
    expect(await page.evaluate(() => document.cookie)).toContain('other=3');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await banner(page).waitFor();
    expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined');
  });

  test('consent that is taken back in one tab stops the other, which keeps its page', async () => {
    const page = await open(BUTTONS, 'needed');
    await banner(page).getByRole('button', { name: 'Allow' }).click();
    await host.until(() => eventsNamed('page_view').length === 1);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.evaluate(() => {
      document.cookie = '_ga=GA1.1.1;path=/';
      localStorage.setItem('docs-consent', 'essential');
    });
    await page.waitForFunction(() => !document.cookie.includes('_ga='));
    const sent = host.received.length;
    await page.evaluate(() => window.gtag?.('event', 'settings', {}));
    await follow(page, 'Installation');
    expect(host.received).toHaveLength(sent);
    await other.evaluate(() => localStorage.setItem('docs-consent', 'all'));
    await page.waitForFunction(() => !Reflect.get(window, 'ga-disable-G-TEST'));
    await page.evaluate(() => window.gtag?.('event', 'settings', {}));
    await host.until(() => eventsNamed('settings').length === 1);
    expect(loads).toBe(0);
  });

  for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
    test(`${signal} is an answer`, async () => {
      const page = await open(BUTTONS, 'not-needed', {
        beforeLoad: (fresh) =>
          fresh.addInitScript((name) => {
            const value = name === 'doNotTrack' ? '1' : true;
            Object.defineProperty(navigator, name, { value });
          }, signal),
      });
      await follow(page, 'Installation');
      await follow(page, 'Button');
      expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined');
      expect(host.received).toEqual([]);
    });
  }

  test('a reader whose browser has answered is offered no choice', async () => {
    const page = await open(BUTTONS, 'needed', {
      beforeLoad: (fresh) =>
        fresh.addInitScript(() => {
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
        }),
    });
    expect(await page.getByRole('button', { name: 'Privacy choices' }).count()).toBe(0);
    expect(host.received).toEqual([]);
  });
});
