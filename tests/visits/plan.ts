import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VisitPlan } from '../../scripts/lib/visit/planVisits';

/** Written by writePlan.ts before the tests of a run, which are listed without asynchronous code. */
export const PLAN_FILE = path.resolve(__dirname, '../../.cache/visit-plan.json');

/** Reads the plan of the current run. */
export function readPlan(): VisitPlan {
  return JSON.parse(readFileSync(PLAN_FILE, 'utf8')) as VisitPlan;
}
