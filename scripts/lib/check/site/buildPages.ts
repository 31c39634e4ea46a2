import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { finishBuild } from '../../../../plugins/hosting/finishBuild';

/** Of everything that builds of few pages keep. */
const FOLDER = 'node_modules/.cache/checked-pages';

const CONFIG = 'scripts/lib/check/site/config.ts';
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** A build drops most objects soon. With more room for new ones, it spends half the time on that. */
const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=128';

/** Returns the end of a build's output that says why it failed. */
export function failureOf(output: string): string {
  const start = output.indexOf('[ERROR]');
  return output.slice(Math.max(start, 0)).trim();
}

/**
 * Builds the site in all languages with all that readers get, but only some of its pages.
 *
 * Throws an Error with the reason when the build fails.
 *
 * @param pages site paths, without a language
 * @returns the folder of the built site
 */
export async function buildPages(root: string, pages: readonly string[]): Promise<string> {
  const folder = path.join(root, FOLDER, 'build');
  const args = [ROOM_FOR_NEW_OBJECTS, DOCUSAURUS, 'build', '--config', CONFIG, '--out-dir', folder];
  const env = {
    ...process.env,
    NO_COLOR: '1',
    CHECKED_PAGES: pages.join(),
    // Beside the files of `npm start`, which may be running.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/checked-pages',
  };
  const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, args, options).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(failureOf(`${stdout}\n${stderr}`));
    },
  );
  const compressed = path.join(root, FOLDER, 'compressed');
  await finishBuild(folder, compressed, { origin: '', precompress: true });
  return folder;
}
