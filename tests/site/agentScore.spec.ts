import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../scripts/lib/siteServer';
import { siteFolder } from '../helpers/siteFolder';

/** Of 100. */
const MIN_SCORE = 98;

/** A folder with the packages `afdocs` and `node`, version 22, which it asks for. */
const FOLDER = process.env.AFDOCS_FOLDER ?? path.join(__dirname, '../..');

const PROGRAM = path.join(FOLDER, 'node_modules/afdocs/bin/afdocs.mjs');
const NODE = path.join(FOLDER, 'node_modules/node/bin/node');

const OPTIONS = ['--format', 'json', '--score', '--quiet', '--sampling', 'deterministic'];

const withChecker = existsSync(PROGRAM) && existsSync(NODE) ? test : test.skip;

interface Report {
  scoring: { overall: number };
  results: { id: string; status: string; message: string }[];
}

withChecker('a checker of sites for programs finds little to improve', async () => {
  const server = await startServer({ root: siteFolder(), port: 0 });
  const args = [PROGRAM, 'check', server.url, ...OPTIONS, '--request-delay', '0'];
  const run = promisify(execFile)(NODE, args, { maxBuffer: 100_000_000 });
  // It fails for each check that fails, however good the score is.
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string });
  await server.close();
  const { scoring, results } = JSON.parse(stdout) as Report;
  const problems = results.filter(({ status }) => status === 'fail' || status === 'warn');
  expect(scoring.overall >= MIN_SCORE ? [] : problems).toEqual([]);
});
