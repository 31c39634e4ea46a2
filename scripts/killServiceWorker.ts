// Replaces each sw.js of a built site with a service worker that removes all service workers:
// npx tsx scripts/killServiceWorker.ts [-- another/folder]. Deploy the folder afterwards.
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { runMain } from './lib/commandLine';

const ROOT = path.resolve(__dirname, '..');
const KILL_SWITCH = path.join(ROOT, 'plugins/offline/browser/service-worker/killSwitch.js');

runMain(async () => {
  const folder = path.resolve(process.argv[2] ?? path.join(ROOT, 'build'));
  const workers = await Globby(['sw.js', '*/sw.js'], { cwd: folder });
  if (workers.length === 0) {
    throw new Error(`There is no sw.js in ${folder}. Build the site first, or pass its folder.`);
  }
  await Promise.all(workers.map((file) => copyFile(KILL_SWITCH, path.join(folder, file))));
  console.log(`Replaced ${workers.join(', ')}. Deploy ${folder} now.`);
});
