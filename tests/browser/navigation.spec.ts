import type { Page } from 'playwright-core';
import { recordRequests, twoFrames } from './support/islands';
import { openLive, openPage, waitForHydration } from './support/page';
import { allowProblems } from './support/pageProblems';
import { startSlowPageHost } from './support/slowPage';
import { expect, SMOKE, test } from './support/test';
import { storedTheme } from './support/theme';

const BUTTON_API = '/material-ui/api/button';
const DENSITY = '/material-ui/customization/density';
const USAGE = '/material-ui/getting-started/usage';
const INSTALLATION = '/material-ui/getting-started/installation';

const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const sideNavigation = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });

/** Marks the document, so that a full load can be told from an exchange of the page. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return (await page.locator('body[data-same-document]').count()) > 0;
}

/** A generator of repeatable random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Answers fetches of pages after random times; navigations of the browser itself pass at once. */
async function delayPages(page: Page, random: () => number): Promise<void> {
  await page.route(/\/(?:material-ui)\/[^.]*$/, async (route) => {
    if (!route.request().isNavigationRequest()) {
      await new Promise((resolve) => setTimeout(resolve, random() * 900));
    }
    // The page may have given up on the request meanwhile.
    await route.continue().catch(() => undefined);
  });
}

/** Goes back, unless this would leave the site. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { canGoBack: boolean } };
    if (navigation.canGoBack) {
      window.history.back();
    }
  });
}

for (const seed of [1, 2, 3]) {
  test(`random clicks, back and forward on a slow network end at the address’ page (${seed})`, async ({
    page,
  }) => {
    test.slow();
    const random = randomNumbers(seed);
    await page.goto(BUTTON_API);
    await waitForHydration(page);
    await markDocument(page);
    await delayPages(page, random);
    const links = sideNavigation(page).locator('a[href*="/api/"]:visible');
    for (let step = 0; step < 12; step += 1) {
      const choice = random();
      if (choice < 0.6) {
        await links.nth(Math.floor(random() * 6)).evaluate((link: HTMLElement) => link.click());
      } else if (choice < 0.8) {
        await goBack(page);
      } else {
        await page.evaluate(() => window.history.forward());
      }
      await page.waitForTimeout(random() * 500);
    }
    await page.waitForLoadState('networkidle');
    await twoFrames(page);
    const shown = await title(page);
    const direct = await openPage(pathOf(page));
    expect(shown).toBe(await title(direct));
    expect(await page.title()).toBe(await direct.title());
    allowProblems(page, /^(?!.*error)/s);
  });
}

test('two clicks half a second apart show the second page', async () => {
  const page = await openLive(BUTTON_API);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/(?:alert|accordion)$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  for (const slug of ['alert', 'accordion']) {
    const link = sideNavigation(page).locator(`a[href="/material-ui/api/${slug}"]`);
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForTimeout(500);
    expect(await title(page)).toContain('Button');
  }
  release();
  await page.getByRole('heading', { level: 1, name: 'Accordion' }).waitFor();
  expect(pathOf(page)).toBe('/material-ui/api/accordion');
});

test('moving across a list of links fetches none, resting on one fetches it', async () => {
  const page = await openLive(BUTTON_API);
  await page.waitForLoadState('networkidle');
  const fetched = recordRequests(page, /\/material-ui\/api\/[^.]*$/);
  const links = await sideNavigation(page).locator('a[href*="/api/"]:visible').all();
  expect(links.length).toBeGreaterThan(5);
  await page.evaluate((count) => {
    const all = [...document.querySelectorAll('nav a[href*="/api/"]')].slice(0, count);
    all.forEach((link) => link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, links.length);
  await page.waitForTimeout(400);
  expect(fetched).toEqual([]);
  await links[1]?.hover();
  await page.waitForRequest(/\/material-ui\/api\/[^.]*$/);
  expect(fetched).toHaveLength(1);
});

for (const [name, answer] of [
  ['is missing', { status: 404, body: 'no' }],
  ['belongs to another release', { body: '<html><head></head><body>new</body></html>' }],
  ['fails', undefined],
] as const) {
  test(`a page that ${name} is loaded by the browser, once`, async () => {
    const page = await openLive(USAGE);
    await markDocument(page);
    let loads = 0;
    allowProblems(page);
    await page.route(`**${INSTALLATION}`, async (route) => {
      if (route.request().isNavigationRequest()) {
        loads += 1;
        await route.continue();
      } else if (answer) {
        await route.fulfill({ contentType: 'text/html', ...answer });
      } else {
        await route.abort();
      }
    });
    await sideNavigation(page).getByRole('link', { name: 'Installation', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    await waitForHydration(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(loads).toBe(1);
  });
}

test('back and forward lead to the place on the page that the reader left', SMOKE, async () => {
  const page = await openLive(BUTTON_API);
  await markDocument(page);
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await twoFrames(page);
  };
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await scrollTo(700);
  const link = sideNavigation(page).locator('a[href="/material-ui/api/alert"]');
  await link.evaluate((element: HTMLElement) => element.click());
  await page.getByRole('heading', { level: 1, name: 'Alert' }).waitFor();
  expect(await place()).toBe(0);
  await scrollTo(400);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
  await twoFrames(page);
  expect(await place()).toBe(700);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Alert' }).waitFor();
  await twoFrames(page);
  expect(await place()).toBe(400);
  expect(await isSameDocument(page)).toBe(true);
});

test('the style sheets of a followed page load while the page is still on its way', async () => {
  const host = await startSlowPageHost(DENSITY);
  try {
    const page = await openLive(`${host.url}/material-ui/api/text-field`);
    // Of a part of the site whose style sheet isn't fetched ahead.
    const styles = page.waitForRequest(/\/styles-customization\.[^/]*\.css$/);
    const link = page.locator(`main a[href^="${DENSITY}"]`).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await styles;
    expect(await title(page)).toBe('TextField API');
    host.sendRest();
    await page.getByRole('heading', { level: 1, name: 'Density', exact: true }).waitFor();
    const sheets = host.requested.filter((path) => path.endsWith('.css'));
    expect(sheets).toEqual([...new Set(sheets)]);
  } finally {
    await host.close();
  }
});

test('after a shared theme is given up, the language links don’t carry it', async () => {
  const page = await openLive(`${USAGE}?theme=1.rtl.dense.4.light.c2185b.`, {
    beforeLoad: storedTheme({ 'mui-mode': 'dark' }),
  });
  const hrefs = () =>
    page
      .locator('.navbar a[hreflang], .navbar a[lang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Normal', exact: true }).click();
  await page.waitForFunction(() => window.location.search === '');
  const links = await hrefs();
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => href.includes('theme='))).toEqual([]);
});

test('a followed link is announced by its title, which nobody sees', SMOKE, async () => {
  const page = await openLive(USAGE);
  await sideNavigation(page).getByRole('link', { name: 'Installation', exact: true }).click();
  await page.waitForURL(`**${INSTALLATION}`);
  const announcer = page.locator('#page-announcer', { hasText: 'Install Material UI' });
  await announcer.waitFor({ state: 'attached' });
  expect(await announcer.getAttribute('role')).toBe('status');
  expect(await announcer.boundingBox()).toMatchObject({ width: 1, height: 1 });
});
