import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';

const run = promisify(execFile);

const CACHE = path.resolve(__dirname, '../../node_modules/.cache/chromium');
const PACKAGE = path.resolve(__dirname, '../../node_modules/@sparticuz/chromium/package.json');

/**
 * Includes the system's fonts, and a font that comes with the browser, for systems without any. The folder is
 * relative to this file, which is written to the folder that Chromium is unpacked to.
 */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/**
 * Runs in its own process, because the package reads the files to unpack and their place (TMPDIR) from
 * environment variables, and sets others.
 */
const UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/**
 * Unpacks into a temporary folder and renames it to `target`, so that two commands running at the
 * same time never see a partial browser.
 */
async function unpack(target: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(path.join(CACHE, 'unpacking-'));
  // With the Lambda variable, the shared libraries are unpacked too: a minimal system lacks them.
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  try {
    const args = ['--input-type=module', '--eval', UNPACK];
    await run(process.execPath, args, { cwd: __dirname, env });
    await writeFile(path.join(folder, 'fonts.conf'), FONTS_CONF);
    await rename(folder, target);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!existsSync(target)) {
      throw error;
    }
  }
}

/** Returns whether the dynamic linker finds all of the program's libraries on this system. */
async function hasAllLibraries(executable: string): Promise<boolean> {
  const { stdout } = await run('ldd', [executable]).catch(() => ({ stdout: 'not found' }));
  return !stdout.includes('not found');
}

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

/**
 * Returns how to start the browser in CHROMIUM_PATH, or else the one from npm, which is unpacked once
 * per version. Throws an Error if the file in CHROMIUM_PATH doesn't exist, or if unpacking fails.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const own = process.env.CHROMIUM_PATH;
  if (own && !existsSync(own)) {
    throw new Error(`The file in CHROMIUM_PATH does not exist: ${own}`);
  }
  if (own) {
    return { executablePath: own, args: ARGS, headless: true };
  }
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  const folder = path.join(CACHE, version);
  if (!existsSync(folder)) {
    await unpack(folder);
  }
  const executablePath = path.join(folder, 'chromium');
  const libraries = (await hasAllLibraries(executablePath))
    ? {}
    : { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') };
  const env = { ...process.env, FONTCONFIG_FILE: path.join(folder, 'fonts.conf'), ...libraries };
  return { executablePath, args: ARGS, headless: true, env };
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
