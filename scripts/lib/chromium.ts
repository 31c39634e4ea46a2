import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';
import { chromiumFiles } from './browser/chromiumFiles';

/**
 * The npm package's own arguments are not used: they run the whole browser in one process, disable
 * the same-origin policy, and replace Playwright's list of disabled features.
 */
const ARGS = [
  '--no-zygote', // the zygote process needs privileges that a container may lack
  '--disable-setuid-sandbox', // also needs privileges, and doesn't work for root
  '--disable-dev-shm-usage', // containers have 64 MB of shared memory: not enough for long pages
  '--font-render-hinting=none', // text has the same width on every machine
  '--disable-gpu', // draw without emulating a graphics card, which takes half of the time
];

/** Returns how to start Chromium. Throws an Error if it can't be unpacked. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await chromiumFiles();
  return { executablePath, args: ARGS, headless: true, env: { ...process.env, ...env } };
}

/** Starts Chromium for one script. Throws an Error if it doesn't start. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** Calls a function with Chromium, which ends when the function is done. */
export async function withChromium(run: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchChromium();
  try {
    await run(browser);
  } finally {
    await browser.close();
  }
}
