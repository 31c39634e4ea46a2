import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VisitPlan } from './planVisits';

const FILE = path.resolve(__dirname, '../../../.cache/visit-plan.json');

/** Writes the plan of a run of visits. */
export async function writePlan(plan: VisitPlan): Promise<void> {
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(plan));
}

/** Reads the plan of the current run, at once: test runners list tests before any asynchronous code runs. */
export function readPlan(): VisitPlan {
  return JSON.parse(readFileSync(FILE, 'utf8')) as VisitPlan;
}
