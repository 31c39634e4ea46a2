import { openPage, waitForHydration } from './support/page';
import { searchField, searchOptions } from './support/search';
import { expect, SMOKE, test } from './support/test';

interface Manifest {
  start_url: string;
  shortcuts: readonly { url: string }[];
  share_target: { action: string; method: string; params: { title: string; text: string } };
}

/** Tests run in profiles that keep nothing, in which no app can be installed. */
const OF_TESTS = ['in-incognito'];

async function readManifest(path: string) {
  const page = await openPage(path);
  const session = await page.context().newCDPSession(page);
  const { errors, data, url } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  return {
    page,
    manifest: JSON.parse(data ?? '') as Manifest,
    path: new URL(url).pathname,
    errors,
    obstacles: installabilityErrors
      .map(({ errorId }) => errorId)
      .filter((id) => !OF_TESTS.includes(id)),
  };
}

for (const [root, shared] of [
  ['/', 'button color'],
  ['/zh/', '按钮'],
] as const) {
  test.describe(`${root}`, () => {
    test('can be installed, says Chromium', SMOKE, async () => {
      const { path, errors, obstacles, manifest } = await readManifest(root);
      expect({ path, errors, obstacles }).toEqual({
        path: `${root}app.webmanifest`,
        errors: [],
        obstacles: [],
      });
      expect(manifest.start_url).toBe(root);
    });

    test('starts and has shortcuts at pages that are there', async () => {
      const { page, manifest } = await readManifest(root);
      for (const address of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
        const response = await page.goto(new URL(address, page.url()).href);
        expect([address, response?.status()]).toEqual([address, 200]);
        expect(new URL(page.url()).pathname).toBe(address);
      }
    });

    test('searches for what another app shares', async () => {
      const { page, manifest } = await readManifest(root);
      const { action, method, params } = manifest.share_target;
      expect(method).toBe('GET');
      const target = new URL(action, page.url());
      // What a system sends for a page that is shared: its title as well.
      target.searchParams.set(params.title, 'A title');
      target.searchParams.set(params.text, shared);
      await page.goto(target.href);
      await waitForHydration(page);
      await searchOptions(page).first().waitFor();
      expect(await searchField(page).inputValue()).toBe(shared);
    });
  });
}
