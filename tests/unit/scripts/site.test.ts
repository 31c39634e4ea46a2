import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const LOCK = JSON.stringify({ packages: {} });

interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command in a folder that has only what it needs, with another program as the build. */
async function runSite(files: Readonly<Record<string, string>>): Promise<Result> {
  const root = await temporaryFolder({ 'package-lock.json': LOCK, ...files });
  await fs.cp('scripts/site.mjs', path.join(root, 'scripts/site.mjs'));
  await fs.cp('scripts/lib', path.join(root, 'scripts/lib'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  });
  const args = ['scripts/site.mjs', '--port', '4123'];
  return promisify(execFile)(process.execPath, args, { cwd: root }).then(
    (output) => ({ code: 0, ...output }),
    (error: Result) => error,
  );
}

const packageFile = (build: string) => JSON.stringify({ scripts: { build } });

test('says first what it will do, and ends when a step fails', async () => {
  const { code, stdout } = await runSite({
    'node_modules/.package-lock.json': LOCK,
    'package.json': packageFile('echo "no such page" && exit 3'),
  });
  expect(code).toBe(3);
  expect(stdout).toMatch(/^npm run site builds .+ and serves it on http:\/\/localhost:4123\.\n/);
  expect(stdout).toContain('no such page');
});

test('names the installation when packages are missing', async () => {
  const { code, stdout, stderr } = await runSite({});
  expect(code).not.toBe(0);
  expect(stdout).toMatch(/^npm run site installs the packages/);
  expect(stderr).toContain('npm error');
});
