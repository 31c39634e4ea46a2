// Reports the licenses and known vulnerabilities of all installed packages: npx tsx scripts/licenses.ts. Fails on a
// license that isn't allowed, and on vulnerabilities of packages that the built site depends on.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { licenseProblems, licenseSummary } from './lib/packages/checkLicenses';
import { parseAudit } from './lib/packages/parseAudit';
import { readLicenses } from './lib/packages/readLicenses';
import { npmCommand } from './lib/runStep.mjs';

const ROOT = path.resolve(__dirname, '..');

/** Returns the known vulnerabilities, or null if the registry has not answered. */
function audit(...options: string[]): string[] | null {
  const [program, ...args] = npmCommand(['audit', '--json', ...options]);
  const { stdout } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  return parseAudit(stdout);
}

function print(title: string, lines: readonly string[]): void {
  console.log([`${title}:`, ...lines.map((line) => `  ${line}`), ''].join('\n'));
}

async function report(): Promise<void> {
  const packages = await readLicenses(ROOT);
  print('Licenses, with the number of packages', licenseSummary(packages));
  const problems = licenseProblems(packages);
  if (problems.length > 0) {
    print('Licenses that are not allowed', problems);
  }
  const [all, shipped] = [audit(), audit('--omit=dev')];
  if (all === null || shipped === null) {
    console.warn('Vulnerabilities are unknown: the registry has not answered "npm audit".');
  } else {
    print(`Known vulnerabilities (${shipped.length} without development packages)`, all);
  }
  process.exitCode = problems.length > 0 || (shipped?.length ?? 0) > 0 ? 1 : 0;
}

report().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
