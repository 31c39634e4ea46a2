// Adds the files that hosts need to a built site: npx tsx scripts/finishBuild.ts [-- <folder>]. A part of npm
// run build; to be run again when the languages of a site were built on several machines.
import './lib/siteFacts';
import path from 'node:path';
import { finishBuild } from '@component-docs/hosting/node/finishBuild';
import { readHostingVariables } from '@component-docs/hosting/node/variables';
import { runMain } from './lib/commandLine';

const ROOT = path.resolve(__dirname, '..');

async function finish(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? path.join(ROOT, 'build'));
  const start = performance.now();
  await finishBuild(folder, readHostingVariables(process.env));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Headers and redirects are in ${folder} (${seconds} s).`);
}

runMain(finish);
