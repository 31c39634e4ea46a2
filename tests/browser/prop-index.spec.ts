import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { axeViolations } from '../../scripts/lib/visit/axe';
import { expectNoAxeViolations } from './support/axe';
import { openLive, openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';

const API = '/material-ui/api/button';
const DEMOS = '/material-ui/react-button';

test('a prop leads to the demos that use it, without JavaScript too', SMOKE, async () => {
  const page = await openPage(API, { javaScriptEnabled: false });
  const variant = page.locator('[id="button-prop-variant"]');
  const demos = variant.locator('details').getByRole('link');
  expect(await demos.count()).toBe(0);
  await variant.locator('summary', { hasText: /^Demos that use it: 10 of \d+$/ }).click();
  expect(await demos.count()).toBe(10);
  expect(await demos.first().textContent()).toBe('Basic buttons (lines 7, 8, 9)');
  expect(await demos.first().getAttribute('href')).toBe(`${DEMOS}#BasicButtons.tsx`);
});

test('the link opens the code, whose props lead back to their rows', async () => {
  const page = await openLive(API);
  const size = page.locator('[id="button-prop-size"]');
  await size.locator('summary').click();
  await size.getByRole('link', { name: 'Button sizes' }).click();
  const demo = page.locator('#ButtonSizes');
  const used = demo.locator('details', { hasText: 'Props used' });
  await used.locator('summary').click();
  const row = used.getByRole('link', { name: 'size', exact: true });
  expect(await row.getAttribute('href')).toBe(`${API}#button-prop-size`);
  expect(await used.innerText()).toContain('size The size of the component.');
  await expectNoAxeViolations(page);
  await row.click();
  await page.waitForURL(`**${API}#button-prop-size`);
});

test('what the props need loads with the code of a demo and not before', async () => {
  const page = await openLive(DEMOS);
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('demo-props') || name.includes('DemoDetails')),
    );
  expect(await loaded()).toBe(false);
  await page.locator('#BasicButtons [aria-expanded="false"]').first().click();
  await page.locator('#BasicButtons details').first().waitFor();
  expect(await loaded()).toBe(true);
});

test('lists of props and of demos are in Chinese on Chinese pages', async ({ page }) => {
  await page.goto('/zh/material-ui/api/button');
  const variant = page.locator('[id="button-prop-variant"]');
  await variant.locator('summary', { hasText: /^用到它的示例：共 \d+ 个，列出 10 个$/ }).click();
  expect(await variant.innerText()).toContain('（第 7, 8, 9 行）');
  const first = variant.locator('details').getByRole('link').first();
  expect(await first.getAttribute('href')).toBe('/zh/material-ui/react-button#BasicButtons.tsx');
});

const TREES = path.resolve(
  __dirname,
  '../../content/accessibility-trees/material-ui/react-button.yaml',
);
const DEMO = 'ButtonSizes';

for (const [prefix, label] of [
  ['', 'What a screen reader is given'],
  ['/zh', '屏幕阅读器获得的内容'],
] as const) {
  test(`below code in "${prefix}" is the recorded accessibility tree`, SMOKE, async () => {
    const page = await openLive(`${prefix}/material-ui/react-button#${DEMO}.tsx`);
    const demo = page.locator(`#${DEMO}`);
    await demo.getByText(label).click();
    const tree = await demo.locator('details samp').innerText();
    expect(tree).toMatch(/^- button "Small"\n- button "Medium"/);
    const recorded = await readFile(TREES, 'utf8');
    expect(recorded).toContain(`${DEMO}:\n${tree.trimEnd().replace(/^/gm, '  ')}\n`);
    expect(await axeViolations(page, { within: `#${DEMO}` })).toEqual([]);
  });
}
