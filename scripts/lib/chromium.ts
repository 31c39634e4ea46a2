import { chromium } from 'playwright-core';
import type { Browser, BrowserServer, LaunchOptions } from 'playwright-core';
import { chromiumFiles } from './browser/chromiumFiles';

/**
 * The npm package's own arguments are not used: they run the whole browser in one process, switch
 * off the same-origin policy, and replace Playwright's list of disabled features by another.
 */
const ARGS = [
  '--no-zygote', // no forking server, which needs rights that a container may not give
  '--disable-setuid-sandbox', // likewise, and root may not use that sandbox
  '--disable-dev-shm-usage', // containers have 64 MB of shared memory: too little for long pages
  '--font-render-hinting=none', // text is as wide on every machine
  '--use-angle=swiftshader', // draw without a graphics card
];

async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await chromiumFiles();
  return { executablePath, args: ARGS, headless: true, env: { ...process.env, ...env } };
}

/** Starts Chromium for one script. Throws an Error when it does not start. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** Starts Chromium for several processes, which connect to its `wsEndpoint()`. */
export async function launchChromiumServer(): Promise<BrowserServer> {
  return chromium.launchServer(await launchOptions());
}
