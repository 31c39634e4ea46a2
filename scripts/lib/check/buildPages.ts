import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { finishBuild } from '@component-docs/hosting/node/finishBuild';
import { LOCALES } from '../sitePages';
import type { PageAddress } from '../sitePages';

/** Of everything that builds of few pages keep. */
const FOLDER = 'node_modules/.cache/checked-pages';

const CONFIG = 'scripts/lib/check/config.ts';
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * A build drops most objects soon. With more room for new objects, it spends half the time on garbage
 * collection.
 */
const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=128';

/** Returns the end of a build's output that says why it failed. */
export function failureOf(output: string): string {
  const start = output.indexOf('[ERROR]');
  return output.slice(Math.max(start, 0)).trim();
}

/** The languages by their names in the configuration. */
const LANGUAGES = LOCALES.map(({ prefix }) => ({ prefix, name: prefix.slice(1) || 'en' }));

type Language = (typeof LANGUAGES)[number];

async function buildLanguage(root: string, folder: string, pages: string, { name }: Language) {
  const args = [DOCUSAURUS, 'build', '--config', CONFIG, '--locale', name, '--out-dir', folder];
  const env = {
    ...process.env,
    NO_COLOR: '1',
    CHECKED_PAGES: pages,
    // Beside the files of `npm start`, which may be running.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/checked-pages/${name}`,
  };
  const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, [ROOM_FOR_NEW_OBJECTS, ...args], options).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(failureOf(`${stdout}\n${stderr}`));
    },
  );
}

/**
 * Builds the site as readers get it, but only some of its pages, in English and in the languages of these
 * pages, side by side.
 *
 * Throws an Error with the reason when the build of a language fails.
 *
 * @returns the folder of the built site
 */
export async function buildPages(root: string, pages: readonly PageAddress[]): Promise<string> {
  const folderOf = (name: string) => path.join(root, FOLDER, name);
  const paths = [...new Set(pages.map(({ englishPath }) => englishPath))].join();
  const languages = LANGUAGES.filter(
    // The other languages need files that the default language has at the root.
    ({ prefix }) => prefix === '' || pages.some(({ locale }) => locale.prefix === prefix),
  );
  const builds = await Promise.allSettled(
    languages.map((each) => buildLanguage(root, folderOf(each.name), paths, each)),
  );
  const failed = builds.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    throw failed.reason;
  }
  const [{ name: first }, ...others] = languages as [Language, ...Language[]];
  const folder = folderOf(first);
  for (const { prefix, name } of others) {
    await rm(folder + prefix, { recursive: true, force: true });
    await rename(folderOf(name) + prefix, folder + prefix);
  }
  await finishBuild(folder, { origin: '' });
  return folder;
}
