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

test('says first what it will do, and prints the output of a step that fails', async () => {
  const { code, stdout, stderr } = await runSite({
    'node_modules/.package-lock.json': LOCK,
    'package.json': packageFile('echo "no such page" && exit 3'),
  });
  expect([code, stdout.replace(/\d:\d\d/, '0:00')]).toEqual([
    3,
    `npm run site takes about 4 minutes on a computer with two cores, and less with more:
  1. Build the site in both languages (about 4 minutes)
  2. Serve it on http://localhost:4123
▶ Build the site in both languages
✗ Build the site in both languages 0:00
`,
  ]);
  expect(stderr).toContain('no such page');
  expect(stderr).toContain('stopped: "Build the site in both languages" failed with exit code 3');
});

test('keeps the output of a step that succeeds to itself', async () => {
  const { stdout, stderr } = await runSite({
    'node_modules/.package-lock.json': LOCK,
    'package.json': packageFile('echo "a warning"'),
  });
  expect(stdout).toMatch(/✓ Build the site in both languages \d:\d\d\n$/);
  // There is nothing to serve it with.
  expect(stderr).not.toContain('a warning');
});

test('names the installation when packages are missing', async () => {
  const { code, stdout, stderr } = await runSite({});
  expect(code).not.toBe(0);
  expect(stdout).toContain('takes about 5 minutes');
  expect(stdout).toContain('  1. Install the packages (about 1 minute)\n');
  expect(stdout).toMatch(/✗ Install the packages \d:\d\d\n$/);
  expect(stderr).toContain('npm error');
});
