import { openPage, waitForHydration } from './support/page';

test('the shell, and nothing else, is to be compiled while it arrives', async () => {
  const page = await openPage('/material-ui/react-button');
  await waitForHydration(page);
  const scripts = await page.evaluate(() =>
    Promise.all(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/js/'))
        .map(async ({ name: address }) => ({
          name: /([^/]+)\.\w+\.js$/.exec(address)?.[1],
          start: (await (await fetch(address)).text()).split('\n')[0],
        })),
    ),
  );
  const hinted = scripts.filter(({ start }) => start === '//# allFunctionsCalledOnLoad');
  expect(new Set(hinted.map(({ name }) => name))).toEqual(new Set(['docs-shell', 'main']));
  expect(scripts.length).toBeGreaterThan(hinted.length);
});
