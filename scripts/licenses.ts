// Reports the licenses of all installed packages, and fails on a license that isn't allowed: npx tsx
// scripts/licenses.ts
import path from 'node:path';
import { runMain } from './lib/commandLine';
import { licenseProblems, licenseSummary, readLicenses } from './lib/licenses';

async function report(): Promise<void> {
  const packages = await readLicenses(path.resolve(__dirname, '..'));
  const problems = licenseProblems(packages);
  console.log([...licenseSummary(packages), ...problems].join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

runMain(report);
