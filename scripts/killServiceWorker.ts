// Replaces each sw.js of a built site with a service worker that removes all service workers:
// npx tsx scripts/killServiceWorker.ts [-- another/folder]. Deploy the folder afterwards.
import path from 'node:path';
import { replaceWorkers } from './lib/replaceWorkers';

const folder = path.resolve(process.argv[2] ?? path.join(__dirname, '..', 'build'));

replaceWorkers(folder).then(
  (files) => console.log(`Replaced ${files.join(', ')}. Deploy ${folder} now.`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
