import type { Frame, Page } from 'playwright-core';
import { KEPT_FRAME } from '@component-docs/offline/browser/frame/keptFrame';
import { startServer } from '../../scripts/lib/siteServer';
import type { SiteServer } from '../../scripts/lib/siteServer';
import { siteFolder } from '../helpers/siteFolder';
import { waitUntil } from '../helpers/waitUntil';
import { EDITED, editDemo } from './support/editDemo';
import { FRAME_ATTACK, outcomesOf, REFUSED } from './support/frameAttack';
import { openPage, waitForHydration } from './support/page';
import { allowProblems } from './support/pageProblems';
import { registerWorker, waitForWorker } from './support/registerWorker';
import { waitForFont } from './support/shownFonts';
import { expect, SMOKE, test } from './support/test';

const PAGE = '/material-ui/react-button';

let server: SiteServer;
test.beforeEach(async () => {
  server = await startServer({ root: siteFolder() });
});
test.afterEach(() => server.close().catch(() => undefined));

/** Opens a page that a worker controls. */
async function open(path = PAGE): Promise<Page> {
  const page = await openPage('about:blank', { beforeLoad: registerWorker });
  allowProblems(page);
  await page.goto(server.url + path);
  await waitForHydration(page);
  await waitForWorker(page);
  await page.reload();
  return page;
}

/** Edits a demo, and waits until the worker has kept what that needs. */
async function editOnce(page: Page): Promise<void> {
  const edited = await editDemo(page, EDITED);
  await edited.getByRole('button', { name: 'Edited' }).waitFor();
  await waitUntil(
    page,
    async () => {
      const files = await (await caches.open('docs-assets')).keys();
      const paths = files.map(({ url }) => new URL(url).pathname);
      const isKept = (part: string) => paths.some((path) => path.includes(part));
      const frame = ['compiler.', 'frame.', 'mui-material.', 'icons-al.', 'demo-theme-material.'];
      const pages = await (await caches.open('docs-pages')).keys();
      return (
        frame.every((name) => isKept(`/assets/sandbox/${name}`)) &&
        isKept('/assets/js/demo-editor.') &&
        isKept('/assets/fonts/roboto-') &&
        pages.some(({ url }) => url.endsWith('/react-button'))
      );
    },
    undefined,
  );
}

test('a demo that was edited once is edited again without a network', SMOKE, async () => {
  const page = await open();
  await editOnce(page);
  await server.close();
  await page.reload();
  const edited = await editDemo(page, EDITED);
  await edited.getByRole('button', { name: 'Edited' }).waitFor();
  expect(await edited.locator('svg').count()).toBe(1);
  const frame = page.frames().find((each) => each.url().includes(KEPT_FRAME));
  await waitForFont(frame as Frame, 'Roboto');
  // What isn't on the device is named.
  const demo = page.locator('#ButtonSizes');
  await demo.locator('textarea').fill("import { Button } from '@mui/joy';\nexport default Button;");
  await demo.getByRole('alert').getByText('Line 1: "@mui/joy" couldn’t be loaded').waitFor();
});

test('in another language, what all languages have in common is there as well', async () => {
  // No page of English was open, so that only the worker of this language answers.
  const page = await open(`/zh${PAGE}`);
  await editOnce(page);
  await server.close();
  await page.reload();
  const edited = await editDemo(page, EDITED);
  await edited.getByRole('button', { name: 'Edited' }).waitFor();
});

test('a network that fails after the frame has loaded is no obstacle', async () => {
  const page = await open();
  await editOnce(page);
  await page.reload();
  const plain = await editDemo(page, 'export default () => <p>Plain</p>;');
  await plain.getByText('Plain').waitFor();
  await server.close();
  await page.locator('#ButtonSizes textarea').fill(EDITED);
  await plain.getByRole('button', { name: 'Edited' }).waitFor();
});

test('the frame of the worker is as far from the site as that of the network', async () => {
  const page = await open();
  await editOnce(page);
  await page.context().addCookies([{ name: 'secret', value: '1', url: server.url }]);
  await server.close();
  await page.reload();
  const shown = (await editDemo(page, FRAME_ATTACK)).locator('pre');
  await shown.waitFor();
  const outcomes = outcomesOf(await shown.innerText());
  expect(outcomes).toMatchObject(REFUSED);
  expect(outcomes.worker).not.toBe('worker');
  expect(await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.src)).toContain(
    '/demo-frame-kept?',
  );
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test('the network has no frame without a sandbox', async () => {
  const response = await fetch(`${server.url}/demo-frame-kept`);
  expect(response.status).toBe(404);
});
