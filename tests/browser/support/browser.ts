import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { browserEndpoint, siteUrl } from './harness';

let connection: Promise<Browser> | undefined;
const contexts = new Set<BrowserContext>();

/** The one Chromium of this run. Each test file connects when it first needs it. */
export function connectBrowser(): Promise<Browser> {
  connection ??= chromium.connect(browserEndpoint());
  return connection;
}

/** A separate browser profile (cache, storage, cookies), closed after the test that asked for it. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const browser = await connectBrowser();
  const context = await browser.newContext({ baseURL: siteUrl(), ...options });
  contexts.add(context);
  return context;
}

/** Returns the pages of every profile that is still open. */
export function openPages(): Page[] {
  return [...contexts].flatMap((context) => context.pages());
}

/** Closes every profile that is still open. */
export async function closeContexts(): Promise<void> {
  const open = [...contexts];
  contexts.clear();
  await Promise.all(open.map((context) => context.close()));
}

/** Ends this test file's connection; Chromium itself goes on for the others. */
export async function disconnectBrowser(): Promise<void> {
  const browser = await connection;
  connection = undefined;
  await browser?.close();
}
