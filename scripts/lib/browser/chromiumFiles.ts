import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CACHE = path.resolve(__dirname, '../../../node_modules/.cache/chromium');
const PACKAGE = path.resolve(__dirname, '../../../node_modules/@sparticuz/chromium/package.json');

/**
 * The system's fonts, and one that comes with the browser for systems without any. Read where
 * Chromium is unpacked: folders are relative to that.
 */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/**
 * Unpacks into a folder beside `target` and moves it there in one go, so that two commands at the
 * same time never see half a browser.
 */
async function unpack(target: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(path.join(CACHE, 'unpacking-'));
  // The Lambda variable asks for the shared libraries too, which a bare system lacks.
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

/** Whether the dynamic linker finds each of the program's libraries on this system. */
async function hasItsLibraries(executable: string): Promise<boolean> {
  const { stdout } = await run('ldd', [executable]).catch(() => ({ stdout: 'not found' }));
  return !stdout.includes('not found');
}

export interface ChromiumFiles {
  executablePath: string;
  /** Environment variables the browser needs beyond this process' own. */
  env: Record<string, string>;
}

/**
 * Gives the browser to start: the one that CHROMIUM_PATH names, else the one from npm, which is
 * unpacked once per version. Throws an Error when CHROMIUM_PATH names no file, or when unpacking
 * fails.
 */
export async function chromiumFiles(): Promise<ChromiumFiles> {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (!existsSync(own)) {
      throw new Error(`CHROMIUM_PATH names no file: ${own}`);
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
  if (!(await hasItsLibraries(executablePath))) {
    env.LD_LIBRARY_PATH = path.join(folder, 'al2023', 'lib');
  }
  return { executablePath, env };
}
