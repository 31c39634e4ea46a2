import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/lib/chromium';
import { startDevServer } from './devServer';
import type { DevServer } from './devServer';
import type { Message } from './failures';
import { MISTAKES, OUTDATING } from './mistakes';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

/** Between two looks, in ms. */
const INTERVAL_MS = 100;

/** How long a report may take, in ms. Without an end, a missing one would hold up all others. */
const PATIENCE_MS = 120_000;

const CORRECTED = 'All faults are corrected.';

let site: SiteCopy;
let server: DevServer;
let browser: Browser;
let page: Page;
const table: string[] = [];

beforeAll(async () => {
  site = await copySite();
  server = await startDevServer(site.dir);
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${server.url}/material-ui/react-button`);
  await page.getByRole('button', { name: 'View history' }).waitFor();
});

afterAll(async () => {
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(
    `Seconds until a mistake is on the terminal and over the page, and until it is gone (load ${load}):\n${table.join('\n')}`,
  );
  await browser?.close();
  await server?.stop();
  await site?.remove();
});

/** Returns what the browser shows over the page; '' if nothing. */
async function overlayText(): Promise<string> {
  const overlay = page.locator('iframe#webpack-dev-server-client-overlay');
  if ((await overlay.count()) === 0) {
    return '';
  }
  // It may go in the meantime.
  const body = overlay.contentFrame().locator('body');
  return body.innerText({ timeout: 1000 }).catch(() => '');
}

/** Waits for what terminal and overlay have to show since a moment, and returns the seconds that each has taken. */
async function secondsUntil(
  onTerminal: (output: string) => boolean,
  overPage: (text: string) => boolean,
): Promise<[terminal: number, overlay: number]> {
  const [start, printed] = [performance.now(), server.output().length];
  const now = () => (performance.now() - start) / 1000;
  let [terminal, overlay]: (number | undefined)[] = [];
  while (terminal === undefined || overlay === undefined) {
    const [output, text] = [server.output().slice(printed), await overlayText()];
    terminal ??= onTerminal(output) ? now() : undefined;
    overlay ??= overPage(text) ? now() : undefined;
    if (now() * 1000 > PATIENCE_MS) {
      const lines = output.split('\n').filter((line) => !line.startsWith('[PERF]'));
      throw new Error(`Terminal:\n${lines.join('\n')}\nOver the page:\n${text}`);
    }
    await pause(INTERVAL_MS);
  }
  return [terminal, overlay];
}

const isIn = (text: string) => (message: Message) =>
  typeof message === 'string' ? text.includes(message) : message.test(text);

/** Writes files as editors do: whole, or through another file that takes the place. */
async function save(
  file: string,
  content: string | Buffer | undefined,
  throughDraft: boolean,
): Promise<void> {
  const absolute = path.join(site.dir, file);
  if (content === undefined) {
    await fs.rm(absolute);
    return;
  }
  await fs.mkdir(path.dirname(absolute), { recursive: true });
  const target = throughDraft ? `${absolute}.draft` : absolute;
  await fs.writeFile(target, content);
  if (throughDraft) {
    await fs.rename(target, absolute);
  }
}

const crashes = () => page.getByText('The fault is ours').count();

test.each(Object.entries(MISTAKES))('%s: reported until it is corrected', async (name, mistake) => {
  const { edits, messages } = mistake;
  const files = Object.keys(edits);
  const before = await Promise.all(files.map((file) => site.read(file).catch(() => undefined)));
  const correct = async () => {
    for (const [index, file] of files.entries()) {
      await save(file, before[index], index % 2 === 0);
    }
  };
  const hasAll = (text: string) => messages.every(isIn(text));
  const shown = secondsUntil(hasAll, hasAll).finally(async () => {
    expect(await crashes()).toBe(0);
    await correct();
  });
  for (const [index, file] of files.entries()) {
    await save(file, edits[file]?.(before[index] ?? ''), index % 2 === 1);
  }
  const [terminal, overlay] = await shown;
  const isCorrected = (output: string) =>
    output.includes(CORRECTED) && output.lastIndexOf(CORRECTED) > output.lastIndexOf('[ERROR]');
  const gone = await secondsUntil(isCorrected, (text) => text === '');
  await page.getByRole('button', { name: 'View history' }).waitFor();
  expect(await crashes()).toBe(0);
  expect(await overlayText()).toBe('');
  table.push(
    [terminal, overlay, ...gone].map((seconds) => seconds.toFixed(1).padStart(5)).join(' ') +
      `  ${name}`,
  );
});

test('a translation that a change outdates is named in one line, and not over the page', async () => {
  const { file, edit, note } = OUTDATING;
  const before = await site.read(file);
  const printed = server.output().length;
  const named = secondsUntil(
    (output) => output.includes(note),
    (text) => text === '',
  );
  await save(file, edit(before), false);
  table.push(`${(await named)[0].toFixed(1).padStart(5)} (terminal only)  an outdated translation`);
  expect(server.output().slice(printed).split(note)).toHaveLength(2);
  await save(file, before, false);
});
