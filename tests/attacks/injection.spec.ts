import type { Page } from 'playwright-core';
import { openPage, waitForHydration } from '../browser/support/page';
import { allowProblems } from '../browser/support/pageProblems';
import { expect, test } from '../browser/support/test';
import { openSettings } from '../browser/support/theme';

const BUTTON = '/material-ui/react-button';
const MARKUP = '"><img src=x onerror="window.ran=true"><script>window.ran=true</script>';
const PAYLOADS = [MARKUP, 'javascript:window.ran=true', '{"__proto__":{"ran":true}}', '%'];

/** Keys of storage that the site reads, and names of its cookies. */
const KEYS = [
  'mui-mode',
  'mui-color-scheme-light',
  'mui-color-scheme-dark',
  'docs-theme',
  'docusaurus.tab.package-manager',
  'codeblock-npm',
  'theme',
];
/** What the site says of a stored color scheme that it doesn't have. */
const UNKNOWN_SCHEME = /does not exist in `theme\.colorSchemes`\./;
const COOKIES = ['paletteColors', 'codeStyling', 'codeVariant', 'userLanguage', 'feedback'];

/** Nothing that was put in has run or has changed all objects, and the page works. */
async function expectHarmless(page: Page): Promise<void> {
  await waitForHydration(page);
  expect(await page.evaluate(() => 'ran' in window || 'ran' in {})).toBe(false);
  await openSettings(page);
  allowProblems(page, UNKNOWN_SCHEME);
}

for (const payload of PAYLOADS) {
  test(`in the query: ${payload}`, async ({ page }) => {
    const names = ['theme', 'q', 'docusaurus-data-theme', 'docusaurus-data-x', 'constructor'];
    const query = names.map((name) => `${name}=${encodeURIComponent(payload)}`).join('&');
    await page.goto(`${BUTTON}?${query}`);
    await expectHarmless(page);
  });
}

for (const payload of PAYLOADS) {
  test(`in the fragment: ${payload}`, async ({ page }) => {
    await page.goto(`${BUTTON}#${payload}`);
    await page.evaluate((hash) => location.assign(`#tailwind-${hash}.tsx`), payload);
    await expectHarmless(page);
  });
}

for (const payload of PAYLOADS) {
  test(`in storage: ${payload}`, async () => {
    const page = await openPage(BUTTON, {
      beforeLoad: (fresh) =>
        fresh.addInitScript(
          ([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)),
          [KEYS, payload] as const,
        ),
    });
    await expectHarmless(page);
  });
}

for (const payload of PAYLOADS) {
  test(`in cookies: ${payload}`, async () => {
    const page = await openPage(BUTTON, {
      beforeLoad: (fresh) =>
        fresh.context().addCookies(
          COOKIES.map((name) => ({
            name,
            value: payload.replaceAll(/[;\s]/g, ''),
            domain: 'localhost',
            path: '/',
          })),
        ),
    });
    await expectHarmless(page);
  });
}

test('the prototype of all objects, in query, fragment, storage, and cookies', async () => {
  const json = '{"__proto__":{"ran":true},"constructor":{"prototype":{"ran":true}}}';
  const page = await openPage(
    `${BUTTON}?__proto__[ran]=true&constructor.prototype.ran=true#__proto__.ran=true`,
    {
      beforeLoad: async (fresh) => {
        await fresh.addInitScript(
          ([keys, value]) => {
            keys.forEach((key) => localStorage.setItem(key, value));
            localStorage.setItem('__proto__', value);
            localStorage.setItem('codeblock-constructor', value);
          },
          [KEYS, json] as const,
        );
        await fresh
          .context()
          .addCookies([{ name: 'paletteColors', value: json, domain: 'localhost', path: '/' }]);
      },
    },
  );
  await expectHarmless(page);
});

test('an inline script that the build doesn’t know is refused', async ({ page }) => {
  allowProblems(page, /violates the following Content Security Policy/);
  await page.goto(BUTTON);
  const refused = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        resolve(effectiveDirective),
      ),
    );
    const script = document.createElement('script');
    script.textContent = 'window.ran=true';
    document.body.append(script);
    return violation;
  });
  expect(refused).toBe('script-src-elem');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('another site can’t frame a page', async ({ page }) => {
  allowProblems(page);
  await page.goto('/404');
  const url = new URL(BUTTON, page.url());
  url.hostname = '127.0.0.1';
  const frame = page.frameLocator('iframe');
  await page.route('https://other.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${url.href}"></iframe>` }),
  );
  await page.goto('https://other.example/');
  expect(await frame.locator('h1').count()).toBe(0);
});
