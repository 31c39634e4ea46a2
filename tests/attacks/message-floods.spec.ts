import type { Page } from 'playwright-core';
import { editLink } from '../browser/support/editLink';
import { openPage } from '../browser/support/page';
import { expect, test } from '../browser/support/test';
import { openSettings } from '../browser/support/theme';

const PAGE = '/material-ui/react-button';
const DEMO = 'ButtonSizes';

/** A demo that goes on sending messages to the page. */
const flood = (message: string) => `
export default () => {
  const send = () => {
    Array.from({ length: 500 }).forEach((each, index) => parent.postMessage(${message}, '*'));
    setTimeout(send);
  };
  setTimeout(send);
  return <p>Sending</p>;
};`;

/** A demo that sends one message. */
const once = (message: string) => `
export default () => {
  setTimeout(() => parent.postMessage(${message}, '*'));
  return <p>Sending</p>;
};`;

/** Opens a link to the code, and runs it. */
async function run(code: string, language = ''): Promise<Page> {
  const page = await openPage(language + PAGE + editLink(DEMO, code, { variant: 'JS' }));
  await page.getByRole('button', { name: /^(?:Run this version|运行此版本)$/ }).click();
  return page;
}

const demoOf = (page: Page) => page.locator(`#${DEMO}`);

for (const [name, code] of [
  ['heights', flood("{ type: 'height', height: 100 + (index % 2) * 500 }")],
  ['starts', flood("{ type: 'ready' }")],
  ['requests for files', flood("{ type: 'need', url: 'https://example.org/' + index }")],
  ['what is no report', flood("'hello'")],
  ['a million texts', once("{ type: 'shown', run: 1, scripts: Array(1e6).fill('x') }")],
  ['a million texts beside a report', once("{ type: 'ready', more: Array(1e6).fill('x') }")],
  ['a long text', once("{ type: 'need', url: 'x'.repeat(1e7) }")],
  ['a map', once('new Map([[1, 2]])')],
] as const) {
  test(`a frame that sends ${name} is removed, and the reader is told`, async () => {
    const page = await run(code);
    await demoOf(page)
      .getByRole('alert')
      .getByText('The demo was stopped, because it sent too many messages to this page.')
      .waitFor();
    expect(await demoOf(page).locator('iframe').count()).toBe(0);
    // The page goes on, and so does the editor.
    await openSettings(page);
    await page.keyboard.press('Escape');
    await demoOf(page).locator('pre').first().focus();
    await demoOf(page).locator('textarea').fill('export default () => <p>Repaired</p>;');
    await demoOf(page).frameLocator('iframe').getByText('Repaired').waitFor();
    await demoOf(page).getByRole('alert').getByText('too many').waitFor({ state: 'detached' });
  });
}

test('in Chinese, the reader is told in Chinese', async () => {
  const page = await run(flood("{ type: 'ready' }"), '/zh');
  await demoOf(page)
    .getByRole('alert')
    .getByText('示例已停止，因为它向本页发送了过多消息。')
    .waitFor();
});

test('an error with a very long message is shown, and stops nothing', async () => {
  const page = await run("export default () => { throw new Error('long '.repeat(100_000)); };");
  await demoOf(page).getByRole('alert').getByText('long long').waitFor();
  expect(await demoOf(page).locator('iframe').count()).toBe(1);
});
