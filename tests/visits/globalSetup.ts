import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { planVisits } from '../../scripts/lib/visit/planVisits';
import { compactRecord } from '../../scripts/lib/visit/recordFile';
import { connectBrowser, disconnectBrowser } from '../browser/support/browser';
import { clearFailures } from '../browser/support/failures';
import { startHarness } from '../browser/support/harness';
import { siteFolder } from '../helpers/siteFolder';
import { PLAN_FILE } from './plan';

/** Starts site and browser, and decides which pages to visit: with VISIT_ALL=1, all of them. */
export default async function globalSetup(): Promise<void> {
  await clearFailures();
  await startHarness();
  const version = (await connectBrowser()).version();
  await disconnectBrowser();
  await compactRecord();
  const plan = await planVisits(siteFolder(), version, process.env.VISIT_ALL === '1');
  const { visits, unchanged, notSampled } = plan;
  console.log(
    `\n${visits.length} pages to visit; ${unchanged} are unchanged since a visit that passed, ` +
      `${notSampled} are not in this commit's sample (VISIT_ALL=1 visits all).`,
  );
  await mkdir(path.dirname(PLAN_FILE), { recursive: true });
  await writeFile(PLAN_FILE, JSON.stringify(plan));
}
