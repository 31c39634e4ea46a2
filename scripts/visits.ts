// Visits the pages of the built site that have changed since they were last visited, in Chromium:
// npm run test:visits. visits.lock records those that passed. With VISIT_ALL=1, a change of the shell
// visits all pages.
import '../src/site';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from '../tests/helpers/siteFolder';
import { runProgram } from './lib/runStep.mjs';
import { readTests } from './lib/testReport.mjs';
import { writePlan } from './lib/visit/planFile';
import { planVisits } from './lib/visit/planVisits';
import { parseVisited, printVisited, recordVisits } from './lib/visit/visited';

const ROOT = path.resolve(__dirname, '..');
const RECORD = path.join(ROOT, 'visits.lock');
const REPORT = '.cache/reports/visits.json';

const RUNNER = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--project=visits',
  '--reporter=line,json',
];

async function visit(): Promise<number> {
  const all = process.env.VISIT_ALL === '1';
  const visited = parseVisited(await readFile(RECORD, 'utf8').catch(() => ''));
  const plan = await planVisits(siteFolder(), visited, all);
  await writePlan(plan);
  const shell = plan.shell === visited.shell ? 'has not changed' : 'has changed';
  console.log(`The shell ${shell}; ${plan.visits.length} pages to visit.`);
  const code = await runProgram(process.execPath, [...RUNNER, ...process.argv.slice(2)], ROOT, {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  });
  const report: unknown = JSON.parse(await readFile(path.join(ROOT, REPORT), 'utf8'));
  const passed = readTests(report).filter(({ outcome }) => outcome === 'passed');
  const paths = new Set(passed.map(({ name }) => name));
  const shellOfAll = all ? plan.shell : visited.shell;
  await writeFile(RECORD, printVisited(recordVisits(plan, paths, shellOfAll)));
  return code;
}

visit().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
