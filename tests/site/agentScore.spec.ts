import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startServer } from '../../scripts/lib/siteServer';
import { siteFolder } from '../helpers/siteFolder';

/** Of 100. */
const MIN_SCORE = 98;

/**
 * Afdocs asks for Node.js 22, which the package `node` has. That isn't a dependency, because npm's scripts would all run
 * with it; npx keeps both in npm's cache.
 */
const PACKAGES = ['--package=node@22.23.3', '--package=afdocs@0.22.2'];

const OPTIONS = '--format json --score --quiet --sampling deterministic --request-delay 0';

interface Report {
  scoring: { overall: number };
  results: { id: string; status: string; message: string }[];
}

test('a checker of sites for programs finds little to improve', async () => {
  const server = await startServer({ root: siteFolder(), port: 0 });
  const command = `afdocs check ${server.url} ${OPTIONS}`;
  const run = promisify(execFile)('npx', ['--yes', ...PACKAGES, '--call', command], {
    maxBuffer: 100_000_000,
  });
  // It fails for each check that fails, however good the score is.
  const { stdout, stderr } = await run.catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  await server.close();
  if (!stdout.startsWith('{')) {
    throw new Error(`npx runs no afdocs, which needs npm's registry or cache:\n${stderr}`);
  }
  const { scoring, results } = JSON.parse(stdout) as Report;
  const problems = results.filter(({ status }) => status === 'fail' || status === 'warn');
  expect(scoring.overall >= MIN_SCORE ? [] : problems).toEqual([]);
});
