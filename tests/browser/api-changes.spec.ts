import { openLive } from './support/page';
import { expect, test } from './support/test';

for (const [path, packageName, address, heading] of [
  ['/x/api/data-grid/data-grid', '@mui/x-data-grid', '/x/api-changes', 'h1'],
  ['/toolpad/core/api/account', '@toolpad/core', '/toolpad/core/api-changes', 'h1'],
  ['/material-ui/api/masonry', '@mui/lab', '/material-ui/api-changes#lab', 'h2#lab'],
] as const) {
  test(`${path} leads to all changes of ${packageName}`, async () => {
    const page = await openLive(path, { reducedMotion: 'reduce' });
    await page.getByRole('link', { name: `All API changes of ${packageName}` }).click();
    await page.waitForURL((url) => url.pathname + url.hash === address);
    await page.waitForFunction((selector) => {
      const { top } = document.querySelector(selector)?.getBoundingClientRect() ?? { top: -1 };
      return top >= 0 && top < window.innerHeight;
    }, heading);
  });
}

for (const path of ['/material-ui/api-changes', '/zh/x/api-changes']) {
  test(`the filter of ${path} shows the releases that changed a component, and no other component`, async () => {
    const page = await openLive(path);
    const names = page.locator('h3:visible');
    const all = await names.count();
    const name = await names.first().innerText();
    const filter = page.locator('main input[type="search"]').first();
    await filter.fill(name);
    await page.waitForFunction(
      (count) => [...document.querySelectorAll('h3')].filter((h) => h.offsetParent).length < count,
      all,
    );
    expect(await names.first().innerText()).toContain(name);
    await filter.fill('');
    await page.waitForFunction(
      (count) =>
        [...document.querySelectorAll('h3')].filter((h) => h.offsetParent).length === count,
      all,
    );
  });
}

test('a prop of the Data Grid tells since which release it is there', async () => {
  const page = await openLive('/x/api/data-grid/data-grid');
  const row = page.locator('#data-grid-prop-slotProps');
  await row.getByRole('link', { name: 'since 6.0.0' }).click();
  await page.waitForURL(/#changes-6\.0\.0$/);
  expect(await page.locator('article article:has([id="changes-6.0.0"])').innerText()).toContain(
    'slotProps',
  );
});

test('a hook of Toolpad Core tells that no release changed it', async () => {
  const page = await openLive('/toolpad/core/react-use-dialogs/api#changes');
  await page.getByText('Parameters and return value are the same as in 0.5.1.').waitFor();
  const contents = page.getByRole('link', { name: 'Changes', exact: true });
  expect(await contents.first().getAttribute('href')).toBe('#changes');
  await page.getByRole('link', { name: 'All API changes of @toolpad/core' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/toolpad/core/api-changes');
});
