import type { Page } from 'playwright-core';
import { FRAME_SANDBOX } from '@component-docs/offline/shared/frameDocument';
import type { FrameCommand } from '@component-docs/sandbox/shared/types';
import { startFileHost } from '../browser/support/fileHost';
import { startLocalServer } from '../browser/support/localServer';
import type { LocalServer } from '../browser/support/localServer';
import { openPage } from '../browser/support/page';
import { expect, test } from '../browser/support/test';

/** Code as a page hands it to the frame: it says in which origin it runs. */
const SCRIPT = `
parent.postMessage('ran in ' + self.origin, '*');
exports.default = () => null;`;

const COMMANDS: readonly FrameCommand[] = [
  {
    type: 'look',
    look: {
      themes: [],
      language: 'en',
      isRtl: false,
      isDense: false,
      root: {},
      stylesId: undefined,
      stylesheets: [],
      readerThemes: {},
    },
  },
  { type: 'run', run: 1, code: { script: SCRIPT, imports: [], modules: [] } },
];

/** A page that frames the sandbox and has it run code as soon as it has loaded; it keeps all answers. */
const pageAround = (frame: string, attributes: string) => `<!doctype html>
<title>Another site</title>
<iframe ${attributes}></iframe>
<script>
  answers = [];
  addEventListener('message', ({ data }) => answers.push(data));
  const frame = document.querySelector('iframe');
  frame.addEventListener('load', () => {
    ${JSON.stringify(COMMANDS)}.forEach((command) => frame.contentWindow.postMessage(command, '*'));
    answers.push('sent');
  });
  frame.src = ${JSON.stringify(frame)};
</script>`;

let site: LocalServer;
let attacker: LocalServer;

/** Serves the pages of another site, on another origin than the site's. */
const startAttacker = () =>
  startLocalServer(({ url = '/' }, response) => {
    const frame = `${site.url}${new URL(url, 'http://localhost').pathname}`;
    const isSandboxed = url.endsWith('?sandbox');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(pageAround(frame, isSandboxed ? `sandbox="${FRAME_SANDBOX}"` : ''));
  }, '127.0.0.1');

test.beforeAll(async () => {
  site = await startFileHost();
  attacker = await startAttacker();
});

test.afterAll(async () => {
  await attacker.close();
  await site.close();
});

const answersOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { answers: unknown[] }).answers);

/** Waits until the other site has got an answer. */
const waitForAnswer = (page: Page, answer: string) =>
  page.waitForFunction(
    (expected) => (window as unknown as { answers: unknown[] }).answers.includes(expected),
    answer,
  );

test('the host of this test sends no headers that protect, as GitHub Pages', async () => {
  const { headers } = await fetch(`${site.url}/demo-frame.html`);
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('x-frame-options')).toBeNull();
});

for (const path of ['/demo-frame.html', '/demo-frame', '/zh/demo-frame.html']) {
  test(`another site that frames ${path} runs nothing in the site’s origin`, async ({ page }) => {
    await page.goto(attacker.url + path);
    await waitForAnswer(page, 'sent');
    const frame = page.frames().find((each) => each.url() === site.url + path);
    expect(await frame?.evaluate(() => self.origin)).toBe(site.url);
    // In the sandbox, the same code has run by then.
    const control = await openPage(`${attacker.url}${path}?sandbox`);
    await waitForAnswer(control, 'ran in null');
    expect(await answersOf(page)).toEqual(['sent']);
  });
}

test('the sandbox opened as a page of its own runs nothing', async ({ page }) => {
  await page.goto(`${site.url}/demo-frame.html`);
  await page.evaluate((commands) => {
    Object.assign(window, { answers: [] });
    addEventListener('message', ({ data }) =>
      (window as unknown as { answers: unknown[] }).answers.push(data),
    );
    commands.forEach((command) => window.postMessage(command, '*'));
    window.postMessage('sent', '*');
  }, COMMANDS);
  await waitForAnswer(page, 'sent');
  const control = await openPage(`${attacker.url}/demo-frame.html?sandbox`);
  await waitForAnswer(control, 'ran in null');
  expect(await answersOf(page)).toEqual([...COMMANDS, 'sent']);
});
