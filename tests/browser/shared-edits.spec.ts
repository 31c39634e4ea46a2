import type { Page } from 'playwright-core';
import { editHash } from '../../plugins/demos/browser/shared-edits/editHash';
import { copiedText, recordCopies } from './support/copies';
import { editLink, SITE_LOOK } from './support/editLink';
import { openRecording } from './support/islands';
import { openLive } from './support/page';
import { expect, SMOKE, test } from './support/test';

const PAGE = '/material-ui/react-button';
const DEMO = 'ButtonSizes';

const edited = (code: string, part = {}) => editLink(DEMO, code, part);

/** Opens a demo's code, and types over it. */
async function editDemo(page: Page, code: string): Promise<void> {
  const demo = page.locator(`#${DEMO}`);
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: /^(?:Expand|Show) code/ }).click();
  await demo.locator('pre').focus();
  await demo.locator('textarea').fill(code);
  await demo.frameLocator('iframe').locator('#demo').waitFor();
}

async function copyEditLink(page: Page): Promise<void> {
  const demo = page.locator(`#${DEMO}`);
  await demo.getByRole('button', { name: /^See more/ }).click();
  await demo.getByRole('menuitem', { name: 'Copy link to this version' }).click();
}

test('the link to an edited demo shows its code, and runs it only when asked', SMOKE, async () => {
  const page = await openLive(PAGE, { beforeLoad: recordCopies });
  await editDemo(page, 'export default () => <p>Edited 你好</p>;');
  await copyEditLink(page);
  await page.getByText('The link is in your clipboard.').waitFor();
  const link = new URL((await copiedText(page)) ?? '');

  const { page: other, requests: frames } = await openRecording(
    link.pathname + link.hash,
    /demo-frame/,
  );
  const demo = other.locator(`#${DEMO}`);
  const shared = demo.getByRole('region', { name: `Version of ${DEMO} from a link` });
  await shared.getByText('Edited 你好').waitFor();
  expect(await shared.getByText('not from this site').isVisible()).toBe(true);
  expect(await demo.locator('iframe').count()).toBe(0);
  expect(frames).toEqual([]);
  await shared.getByRole('button', { name: 'Run this version' }).click();
  await demo.frameLocator('iframe').getByText('Edited 你好').waitFor();
  expect(await demo.locator('textarea').inputValue()).toContain('Edited 你好');
});

test('a demo without an edit offers no link to one', async ({ page }) => {
  await page.goto(PAGE);
  await page.locator(`#${DEMO}`).scrollIntoViewIfNeeded();
  await page
    .locator(`#${DEMO}`)
    .getByRole('button', { name: /^See more/ })
    .click();
  await page.getByRole('menuitem', { name: /TypeScript/ }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Copy link to this version' }).count()).toBe(0);
});

test('code that is too long for a link can be downloaded', async () => {
  const page = await openLive(PAGE);
  const noise = Array.from({ length: 1500 }, (_, index) => (index * 7919 * 104_729).toString(36));
  const code = `// ${noise.join(' ')}\nexport default () => <p>Long</p>;`;
  await editDemo(page, code);
  await copyEditLink(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  expect((await download).suggestedFilename()).toBe(`${DEMO}.tsx`);
});

test('the code of a link can be discarded, and its look applies', async ({ page }) => {
  const look = { ...SITE_LOOK, direction: true };
  await page.goto(PAGE + edited('export default () => <p>x</p>;', { look }));
  const demo = page.locator(`#${DEMO}`);
  await demo.getByRole('button', { name: 'Discard' }).click();
  await demo.getByRole('region').waitFor({ state: 'detached' });
  await page.evaluate(
    (hash) => location.assign(hash),
    edited('export default () => <p>y</p>;', { look }),
  );
  await demo.getByRole('button', { name: 'Run this version' }).click();
  await demo.frameLocator('iframe').getByText('y').waitFor();
  expect(await demo.frameLocator('iframe').locator('html').getAttribute('dir')).toBe('rtl');
});

for (const data of ['', 'x', '%', edited('export default 1;').slice(20)]) {
  test(`a damaged link is told, and the page goes on: "${data.slice(0, 10)}"`, async ({ page }) => {
    await page.goto(PAGE + editHash(DEMO, data || 'N4Ig'));
    await page.getByText(`The link to a version of ${DEMO} is damaged`).waitFor();
    const demo = page.locator(`#${DEMO}`);
    await demo.getByRole('button', { name: /^(?:Expand|Show) code/ }).click();
    await demo.locator('pre').first().waitFor();
  });
}

test('the notices of a shared edit are in Chinese on Chinese pages', async ({ page }) => {
  await page.goto(`/zh${PAGE}${edited('export default () => <p>z</p>;')}`);
  await page.getByText('这段代码来自链接').waitFor();
  await page.getByRole('button', { name: '运行此版本' }).click();
  await page.frameLocator(`#${DEMO} iframe`).getByText('z').waitFor();
});

test('edited code that keeps the compiler busy is given up, and the next edit runs', async () => {
  const page = await openLive(PAGE);
  await editDemo(page, 'export default () => <p>First</p>;');
  const demo = page.locator(`#${DEMO}`);
  await demo
    .locator('textarea')
    .fill(`const f = ${'a ? (b): c => ('.repeat(40)}1${')'.repeat(40)};`);
  await demo.getByText('The demo was stopped, because a part of it doesn’t end.').waitFor();
  await demo.locator('textarea').fill('export default () => <p>Second</p>;');
  await demo.frameLocator('iframe').getByText('Second').waitFor();
});
