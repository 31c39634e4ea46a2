import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CACHE = path.resolve(__dirname, '../../../node_modules/.cache/chromium');
const PACKAGE = path.resolve(__dirname, '../../../node_modules/@sparticuz/chromium/package.json');

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
 * Unpacks into a temporary folder and renames it to `target`, so that two commands running at the
 * same time never see a partial browser.
 */
async function unpack(target: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(path.join(CACHE, 'unpacking-'));
  // With the Lambda variable, the shared libraries are unpacked too: a minimal system lacks them.
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  try {
    await run(process.execPath, [path.join(__dirname, 'unpackChromium.mjs')], { env });
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

export interface ChromiumFiles {
  executablePath: string;
  /** Environment variables that the browser needs in addition to this process's variables. */
  env: Record<string, string>;
}

/**
 * Returns the browser to start: the one in CHROMIUM_PATH, or else the one from npm, which is
 * unpacked once per version. Throws an Error if the file in CHROMIUM_PATH doesn't exist, or if
 * unpacking fails.
 */
export async function chromiumFiles(): Promise<ChromiumFiles> {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (!existsSync(own)) {
      throw new Error(`The file in CHROMIUM_PATH does not exist: ${own}`);
    }
    return { executablePath: own, env: {} };
  }
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  const folder = path.join(CACHE, version);
  if (!existsSync(folder)) {
    await unpack(folder);
  }
  const executablePath = path.join(folder, 'chromium');
  const env: Record<string, string> = { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') };
  if (!(await hasAllLibraries(executablePath))) {
    env.LD_LIBRARY_PATH = path.join(folder, 'al2023', 'lib');
  }
  return { executablePath, env };
}
