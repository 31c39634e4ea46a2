// Decides which pages `npm run test:visits` visits: with VISIT_ALL=1, all of them.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchChromium } from '../../scripts/lib/chromium';
import { planVisits } from '../../scripts/lib/visit/planVisits';
import { compactRecord } from '../../scripts/lib/visit/recordFile';
import { siteFolder } from '../helpers/siteFolder';
import { PLAN_FILE } from './plan';

async function writePlan(): Promise<void> {
  const browser = await launchChromium();
  const version = browser.version();
  await browser.close();
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

void writePlan();
