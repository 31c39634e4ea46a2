import { existsSync } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const KILL_SWITCH = path.resolve(
  __dirname,
  '../../plugins/offline/browser/service-worker/killSwitch.js',
);
const WORKER = 'sw.js';

/**
 * Replaces the service worker of each locale of a built site with a worker that removes itself.
 *
 * @param folder the built site
 * @returns the replaced files, relative to the folder
 * @throws an Error that names the folder when it has no service worker: nothing was deployed from
 *   there
 */
export async function replaceWorkers(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  const folders = [
    '.',
    ...(entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name),
  ];
  const files: string[] = [];
  for (const name of folders) {
    const file = path.join(name, WORKER);
    if (existsSync(path.join(folder, file))) {
      await copyFile(KILL_SWITCH, path.join(folder, file));
      files.push(file);
    }
  }
  if (files.length === 0) {
    throw new Error(
      `There is no ${WORKER} in ${folder}. Build the site first, or pass its folder.`,
    );
  }
  return files;
}
