import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const PASSING = 'node --eval ""';

/** A program that does what Jest does with `--json --outputFile=…`. */
function fakeJest(passed: number, failed: number): string {
  const report = JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: [{ name: path.resolve('slow.test.ts'), startTime: 0, endTime: 65_000 }],
  });
  return `
    const file = process.argv.find((arg) => arg.startsWith('--outputFile=')).split('=')[1];
    require('node:fs').writeFileSync(file, ${JSON.stringify(report)});
    process.exitCode = ${failed > 0 ? 1 : 0};`;
}

const SCRIPTS = {
  build: PASSING,
  lint: PASSING,
  typecheck: PASSING,
  'api:check': PASSING,
  'export:check': PASSING,
  'format:check': PASSING,
  'text:check': PASSING,
  'translate:check': PASSING,
  'test:unit': 'node unit.js',
  'test:build': 'node unit.js',
  'test:site': 'node unit.js',
  'test:visits': 'node unit.js',
  'test:browser': 'node unit.js',
  'test:attacks': 'node unit.js',
};

/** Creates a project with this project's test runner and other checks. */
async function project(scripts: Partial<typeof SCRIPTS>, unit = fakeJest(4, 0)): Promise<string> {
  const packages = JSON.stringify({ packages: {} });
  const folder = await temporaryFolder({
    'package.json': JSON.stringify({ scripts: { ...SCRIPTS, ...scripts } }),
    'package-lock.json': packages,
    'node_modules/.package-lock.json': packages,
    'unit.js': unit,
    'build/index.html': '',
  });
  await fs.cp('scripts/lib', path.join(folder, 'scripts/lib'), { recursive: true });
  await fs.copyFile('scripts/test.mjs', path.join(folder, 'scripts/test.mjs'));
  return folder;
}

/** Starts the checks of a project. `ended` resolves to the exit code or signal, and the output. */
function start(folder: string) {
  const child = spawn(process.execPath, [path.join(folder, 'scripts/test.mjs')], {
    env: { ...process.env, npm_execpath: '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => ({
    end: signal ?? code,
    output,
    lastLine: output.trimEnd().split('\n').at(-1),
  }));
  return { child, ended, readOutput: () => output };
}

test('runs all checks, says how each ended, and lists the slowest', async () => {
  const { end, output, lastLine } = await start(await project({})).ended;
  expect(end).toBe(0);
  expect(lastLine).toBe('32 passed, 0 failed');
  expect(output).toMatch(/^▶ lint$/m);
  expect(output).toMatch(/^✓ unit tests: 4 passed in \d+:\d\d$/m);
  expect(output).toMatch(/^Slowest steps:\n(?: {2}\d+:\d\d {2}[a-zA-Z ]+\n){5}/m);
  expect(output).toMatch(/^Slowest test files:\n {2}1:05 {2}\S*slow\.test\.ts\n/m);
});

test('prints and keeps the output of a check that fails, and runs the others', async () => {
  const folder = await project(
    { lint: `node --eval "console.error('lint found', 40 + 2); process.exit(1)"` },
    fakeJest(3, 1),
  );
  const { end, output, lastLine } = await start(folder).ended;
  expect(end).toBe(1);
  expect(lastLine).toBe('25 passed, 7 failed');
  expect(output).toContain('output of lint, also in test-results/steps/lint.log');
  expect(output.match(/lint found 42/g)).toHaveLength(1);
  expect(await fs.readFile(path.join(folder, 'test-results/steps/lint.log'), 'utf8')).toContain(
    'lint found 42',
  );
  expect(output).toMatch(/^✗ browser tests: 3 passed, 1 failed in /m);
});

test('does not run the browser tests without a build, and counts them as a failure', async () => {
  const folder = await project({ build: 'node --eval "process.exit(2)"' });
  const { end, output, lastLine } = await start(folder).ended;
  expect(end).toBe(1);
  expect(lastLine).toBe('15 passed, 5 failed');
  expect(output).toContain('✗ browser tests: not run, because it needs build.');
});

test('stops all checks on a signal, starts no others, and ends by that signal', async () => {
  const waiting = `node --eval "console.log('started'); setInterval(() => {}, 1000)"`;
  const folder = await project({ build: waiting, lint: waiting });
  const { child, ended } = start(folder);
  const hasStarted = async (step: string) => {
    const log = path.join(folder, `test-results/steps/${step}.log`);
    // npm prints the command before it, or nothing with --silent.
    return /^started$/m.test(await fs.readFile(log, 'utf8').catch(() => ''));
  };
  while (!((await hasStarted('build')) && (await hasStarted('lint')))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // A program that a shell runs in the background may ignore SIGINT.
  child.kill('SIGTERM');
  const { end, output } = await ended;
  expect(end).toBe('SIGTERM');
  expect(output).not.toContain('▶ type check');
});
