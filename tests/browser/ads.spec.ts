import type { Page } from 'playwright-core';
import type { AdConfig } from '@component-docs/third-parties/shared/types';
import { expectNoAxeViolations } from './support/axe';
import { openLive, openPage } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { follow } from './support/sidebar';
import { expect, SMOKE, test } from './support/test';
import { configureThirdParties, startThirdParty } from './support/thirdParties';
import type { Answer, ThirdPartyHost } from './support/thirdParties';

const BUTTONS = '/material-ui/react-button';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** A network's script: fills its place with an ad that links where it is told. */
const networkScript = (href: string) => `
  const script = document.getElementById('_carbonads_js');
  const ad = document.createElement('span');
  ad.id = 'carbonads';
  ad.innerHTML = '<a href="${href}"><img alt="" width="130" height="100"> Looms for everyone</a>';
  script.parentElement.append(ad);
`;

const sendScript =
  (href: string): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(networkScript(href));
const sendNothing: Answer = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('');

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

let host: ThirdPartyHost;

test.afterEach(() => host.close());

interface AdOptions extends PageOptions {
  /** What Math.random gives. */
  draw?: number;
  ads?: (url: string) => AdConfig;
  /** Runs in the page after Math.random has been replaced. */
  beforeAds?: () => void;
}

/**
 * Records how much of the page moves up or down. A slow machine paints a row of buttons before it has
 * parsed the last of them: that they move aside has nothing to do with ads, which push down. Nor has
 * what moves because of a click, such as a group of the side navigation that opens.
 */
function recordMoves(): void {
  const moves: number[] = [];
  Object.assign(window, { moves });
  new PerformanceObserver((list) =>
    (list.getEntries() as LayoutShift[])
      .filter(
        ({ hadRecentInput, sources }) =>
          !hadRecentInput &&
          sources.some(
            ({ node, previousRect, currentRect }) =>
              previousRect.top !== currentRect.top &&
              // A menu whose label isn't parsed yet has the browser's own.
              !(node instanceof HTMLDetailsElement),
          ),
      )
      .forEach(({ value }) => moves.push(value)),
  ).observe({ type: 'layout-shift', buffered: true });
}

/** A page with ads of a network on this machine, whose events and moves are recorded. */
async function openWith(answer: Answer, options: AdOptions = {}, address = BUTTONS): Promise<Page> {
  const {
    draw = 0.5,
    ads = (url) => ({ script: `${url}/carbon.js` }),
    beforeAds = () => undefined,
    ...rest
  } = options;
  host = await startThirdParty(answer);
  const page = await openLive(address, {
    ...rest,
    beforeLoad: async (fresh) => {
      await fresh.addInitScript(recordMoves);
      await fresh.addInitScript((value) => {
        const events: unknown[] = [];
        Math.random = () => value;
        Object.assign(window, { events, gtag: (...args: unknown[]) => events.push(args) });
      }, draw);
      await fresh.addInitScript(beforeAds);
      await configureThirdParties(fresh, { ads: ads(host.url) });
    },
  });
  return page;
}

const slot = (page: Page, content: string) => page.locator(`[data-ad-content="${content}"]`);
const movesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { moves: number[] }).moves);
const eventsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { events: unknown[] }).events);

/** The place where the page's text goes on after the description, from the top of the document. */
const textBelow = (page: Page) =>
  page
    .locator('.description + *')
    .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

/** Returns `none` if no box is reserved for an ad. */
const boxOf = (page: Page) =>
  page.locator('.description').evaluate((element) => getComputedStyle(element, '::after').content);

test.describe('without ads, no box is reserved', () => {
  test('in a build without configuration', SMOKE, async ({ page }) => {
    host = await startThirdParty(sendNothing);
    await page.goto(BUTTONS);
    expect(await boxOf(page)).toBe('none');
  });

  test('for machines that read pages', async () => {
    const page = await openWith(sendNothing, { userAgent: 'Example-Crawler/1.0' });
    expect(await boxOf(page)).toBe('none');
    expect(host.received).toEqual([]);
  });

  test('without JavaScript', async () => {
    host = await startThirdParty(sendNothing);
    const page = await openPage(BUTTONS, {
      javaScriptEnabled: false,
      beforeLoad: (fresh) => configureThirdParties(fresh, { ads: {} }),
    });
    expect(await boxOf(page)).toBe('none');
  });
});

const STATES = [
  {
    state: 'a network’s ad',
    answer: sendScript('https://ads.example.org/7'),
    draw: 0.5,
    content: 'script',
  },
  {
    state: 'the network’s placeholder',
    answer: sendScript('https://ads.example.org/house'),
    draw: 0.5,
    content: 'in-house',
  },
  { state: 'an ad blocker', answer: sendNothing, draw: 0.5, content: 'in-house' },
  { state: 'an ad blocker, asked nicely', answer: sendNothing, draw: 0.15, content: 'whitelist' },
];
const SCREENS = [
  { screen: 'a phone', viewport: PHONE, box: 142 },
  { screen: 'a desktop', viewport: DESKTOP, box: 126 },
];
const withPlaceholder = (url: string): AdConfig => ({
  script: `${url}/carbon.js`,
  placeholder: 'https://ads.example.org/house',
});

for (const { screen, viewport, box } of SCREENS) {
  test.describe(`on ${screen}`, () => {
    for (const { state, answer, draw, content } of STATES) {
      test(`nothing moves: ${state}`, async () => {
        const page = await openWith(answer, { viewport, draw, ads: withPlaceholder });
        const before = await textBelow(page);
        await page.locator('.description.ad').waitFor();
        await slot(page, content).waitFor({ state: 'attached' });
        if (content === 'script') {
          await page.locator('#carbonads').waitFor();
        }
        expect(await textBelow(page)).toBe(before);
        const { height } = (await page.locator('[data-ad-slot]').boundingBox()) ?? {};
        expect(height).toBe(box);
        expect(await movesOf(page)).toEqual([]);
        await expectNoAxeViolations(page, content, '.description');
      });
    }

    for (const prefix of ['', '/zh']) {
      test(`${prefix}: nothing moves with ads of the house only`, async () => {
        const page = await openWith(sendNothing, { viewport, ads: () => ({}) }, prefix + BUTTONS);
        const before = await textBelow(page);
        await slot(page, 'in-house').waitFor();
        expect(await textBelow(page)).toBe(before);
        expect(await movesOf(page)).toEqual([]);
        const link = page
          .locator('.description')
          .getByRole('link', { name: prefix ? '主题' : 'Themes' });
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.getAttribute('rel')).toBe('noopener sponsored');
        await page.waitForFunction(() => {
          const picture = document.querySelector<HTMLImageElement>('.description img');
          return picture?.complete && picture.naturalWidth > 0;
        });
        expect(host.received).toEqual([]);
      });
    }
  });
}

test('an ad that comes after it seemed blocked takes its place back', async () => {
  let sendNow = () => {};
  const page = await openWith((request, response) => {
    sendNow = () => sendScript('https://ads.example.org/7')(request, response);
  });
  await slot(page, 'in-house').waitFor();
  expect(await page.locator('.description').innerText()).toContain('ad by MUI');
  sendNow();
  await slot(page, 'script').waitFor();
  expect(await page.locator('#carbonads').isVisible()).toBe(true);
  expect(await page.locator('.description').innerText()).not.toContain('ad by MUI');
  expect(await movesOf(page)).toEqual([]);
});

test('a fifth of loads has inline ads, without a picture', async () => {
  const page = await openWith(sendNothing, { draw: 0.15, ads: () => ({}) });
  await slot(page, 'in-house').waitFor();
  expect(await page.locator('.description img').count()).toBe(0);
  expect(await page.locator('.description').innerText()).toContain('Get started');
});

test('each page has one ad, after navigation too', async () => {
  const page = await openWith(sendNothing, { ads: () => ({}) });
  await slot(page, 'in-house').waitFor();
  await follow(page, 'Installation');
  await slot(page, 'in-house').waitFor();
  await follow(page, 'Button');
  await slot(page, 'in-house').waitFor();
  expect(await page.locator('[data-ad-content]').count()).toBe(1);
  expect(await movesOf(page)).toEqual([]);
});

/** Has the code of the ad throw when it asks for its second random number, which its slot draws. */
function breakSlot(): void {
  let calls = 0;
  const { random } = Math;
  Math.random = () => {
    if (/\/js\/page-slot\.[^/]*\.js/.test(new Error().stack ?? '') && (calls += 1) > 1) {
      throw new Error('This slot can’t be created.');
    }
    return random();
  };
}

test('a slot that crashes leaves no place, is counted, and the next page tries again', async () => {
  const page = await openWith(sendNothing, { ads: () => ({}), beforeAds: breakSlot });
  allowProblems(page);
  await page.waitForFunction(
    () => (window as unknown as { events: unknown[] }).events.length === 1,
  );
  expect(await eventsOf(page)).toEqual([
    ['event', 'ad', { eventAction: 'crash', eventLabel: 'null' }],
  ]);
  expect(await boxOf(page)).toBe('none');
  expect(await page.locator('[data-ad-slot]').count()).toBe(0);
  await page.evaluate(() => {
    Math.random = () => 0.5;
  });
  await follow(page, 'Installation');
  await slot(page, 'in-house').waitFor();
});

test.describe('the ad under a demo', () => {
  const ENTRY = {
    company: 'Weaver & Sons',
    description: 'Looms for <img src=x onerror="window.ran=true"> everyone',
    timestamp: 1_732_172_400,
  };
  const entryOf = (url: string) => ({
    ...ENTRY,
    statlink: `${url}/press`,
    statimp: `${url}/impression`,
    pixel: `${url}/pixel?at=[timestamp]||javascript:window.ran=true`,
  });
  const feed = (url: string): AdConfig => ({ feed: `${url}/feed.json` });
  const demo = (page: Page) => page.locator('#BasicButtons');
  const expand = (page: Page) => demo(page).getByRole('button', { name: 'Expand code' }).click();
  const fetches = () => host.received.filter(({ path: name }) => name === '/feed.json').length;
  const sendFeed =
    (ads: () => unknown): Answer =>
    ({ path: name }, response) =>
      void response.end(name === '/feed.json' ? JSON.stringify(ads()) : '');

  test('comes when the code is opened, as text, and is counted', SMOKE, async () => {
    const page = await openWith(
      sendFeed(() => ({ ads: [{}, entryOf(host.url)] })),
      { ads: feed },
    );
    expect(fetches()).toBe(0);
    await expand(page);
    const ad = demo(page).locator('.carbonads');
    await ad.waitFor();
    expect(await ad.innerText()).toContain('Weaver & Sons - Looms for <img src=x onerror=');
    expect(await ad.locator('img').count()).toBe(0);
    expect(await ad.getByRole('link').getAttribute('href')).toBe(`${host.url}/press`);
    await host.until(() => host.received.length === 3);
    expect(host.received.map(({ path: name }) => name).sort()).toEqual([
      '/feed.json',
      '/impression',
      '/pixel?at=1732172400',
    ]);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await expectNoAxeViolations(page, 'feed ad', '#BasicButtons');
  });

  test('is no longer asked for when the reader has left the page', async () => {
    const page = await openWith(
      sendFeed(() => ({ ads: [{}] })),
      { ads: feed },
    );
    await expand(page);
    await host.until(() => fetches() === 2);
    await follow(page, 'Installation');
    const asked = fetches();
    // Longer than the pause after as many answers.
    await page.waitForTimeout(2 ** asked * 1000);
    expect(fetches()).toBe(asked);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  for (const [name, answer] of [
    ['is broken', (_request, response) => void response.end('<html>')],
    ['refuses', (_request, response) => void response.destroy()],
  ] as [string, Answer][]) {
    test(`leaves its place empty when the feed ${name}`, async () => {
      const page = await openWith(answer, { ads: feed });
      allowProblems(page);
      await expand(page);
      await host.until(() => fetches() === 1);
      // The answer to the last one has come when the page has been to another one and back.
      await follow(page, 'Installation');
      await follow(page, 'Button');
      expect(fetches()).toBe(1);
      expect(await page.locator('.carbonads').count()).toBe(0);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
  }

  test('is not asked for where there are no ads', async () => {
    const page = await openWith(sendNothing, { ads: () => ({}) });
    await expand(page);
    await slot(page, 'in-house').waitFor();
    expect(host.received).toEqual([]);
  });
});
