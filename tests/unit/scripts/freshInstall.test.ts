import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const ROOT = path.resolve(__dirname, '../../..');

/** Where there are overrides, these versions warn of peer dependencies that are fulfilled. */
const MISTAKEN_NPM = /^11\.[1-8]\./;

const npm = (args: readonly string[], cwd: string) =>
  spawnSync('npm', args, { cwd, encoding: 'utf8' });

test('npm accepts the lock file and has nothing to warn about', async () => {
  const folder = await temporaryFolder({
    'package.json': await fs.readFile(path.join(ROOT, 'package.json'), 'utf8'),
    'package-lock.json': await fs.readFile(path.join(ROOT, 'package-lock.json'), 'utf8'),
  });
  // The lock file says everything about the packages, so this reads nothing from the registry.
  const install = ['ci', '--dry-run', '--offline', '--no-audit', '--no-fund'];
  const { status, stderr } = npm(install, folder);
  expect({ status, errors: stderr.match(/^npm error.*/gm) }).toEqual({ status: 0, errors: null });
  const { stdout: version } = npm(['--version'], folder);
  const warnings = stderr.match(/^npm warn (?!Unknown (?:user|env) config).*/gm);
  expect(MISTAKEN_NPM.test(version) ? null : warnings).toBeNull();
});
