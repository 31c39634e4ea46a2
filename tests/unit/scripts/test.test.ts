import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const PASSING = 'node --eval ""';
const FAILING = `node --eval "console.error('found', 40 + 2); process.exit(1)"`;

const JEST_REPORT = {
  testResults: [
    {
      assertionResults: [
        { fullName: 'adds', status: 'passed', invocations: 1 },
        { fullName: 'divides', status: 'passed', invocations: 1 },
      ],
    },
  ],
};
const PLAYWRIGHT_REPORT = {
  suites: [
    {
      specs: [{ title: 'opens', tests: [{ status: 'expected' }] }],
      suites: [{ specs: [{ title: 'closes', tests: [{ status: 'flaky' }] }] }],
    },
  ],
};

const step = (command: string, dependencies: readonly string[] = [], output: string[] = []) => ({
  command,
  dependencies,
  files: ['src/**'],
  output,
});

/** A command that does what a test runner does: it writes a report, and may fail. */
const runner = (name: string, exitCode: number) =>
  `node --eval "fs.copyFileSync('${name}.json', '.cache/${name}.json'); process.exit(${exitCode})"`;

interface Commands {
  lint?: string;
  build?: string;
  unit?: string;
  browser?: string;
}

/** Creates a project with this project's entry of the checks, and other checks. */
async function project({
  lint = PASSING,
  build = PASSING,
  unit = runner('unit', 0),
  browser = runner('browser', 0),
}: Commands = {}): Promise<string> {
  const wireit = {
    steps: { dependencies: ['lint', 'unit', 'browser'] },
    lint: step(lint),
    build: step(build),
    unit: step(unit, [], ['.cache/unit.json']),
    browser: step(browser, ['build'], ['.cache/browser.json']),
  };
  const scripts = Object.fromEntries(Object.keys(wireit).map((name) => [name, 'wireit']));
  const packages = JSON.stringify({ packages: {} });
  const folder = await temporaryFolder({
    'package.json': JSON.stringify({ scripts, wireit }),
    'package-lock.json': packages,
    'node_modules/.package-lock.json': packages,
    'unit.json': JSON.stringify(JEST_REPORT),
    'browser.json': JSON.stringify(PLAYWRIGHT_REPORT),
    'src/index.ts': '',
  });
  await fs.cp('scripts/lib', path.join(folder, 'scripts/lib'), { recursive: true });
  await fs.copyFile('scripts/test.mjs', path.join(folder, 'scripts/test.mjs'));
  await fs.symlink(path.resolve('node_modules/wireit'), path.join(folder, 'node_modules/wireit'));
  return folder;
}

/** Starts the checks of a project. `ended` resolves to the exit code or signal, and the output. */
function start(folder: string) {
  const child = spawn(process.execPath, [path.join(folder, 'scripts/test.mjs')]);
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
  return { child, ended };
}

test('counts all tests, names the flaky ones, and runs nothing again that has not changed', async () => {
  const folder = await project();
  const first = await start(folder).ended;
  expect(first).toMatchObject({ end: 0, lastLine: '6 passed, 0 failed' });
  expect(first.output).toContain('browser: passed only when repeated: closes');
  const second = await start(folder).ended;
  expect(second).toMatchObject({ end: 0, lastLine: '6 passed, 0 failed' });
  expect(second.output).toContain('Ran 0 scripts and skipped 4');
  await fs.writeFile(path.join(folder, 'src/index.ts'), 'changed');
  expect((await start(folder).ended).output).toContain('Ran 4 scripts and skipped 0');
});

test('prints the output of a step that fails, and runs the others', async () => {
  const folder = await project({ lint: FAILING, unit: runner('unit', 1) });
  const { end, output, lastLine } = await start(folder).ended;
  expect(end).toBe(1);
  expect(output.match(/found 42/g)).toHaveLength(1);
  expect(output).toMatch(/^✗ lint\n✗ unit$/m);
  expect(lastLine).toBe('5 passed, 2 failed');
});

test('does not run what needs a build that failed, and counts it as a failure', async () => {
  const folder = await project({ build: FAILING });
  const { end, output, lastLine } = await start(folder).ended;
  expect(end).toBe(1);
  expect(output).toMatch(/^✗ build\n✗ browser$/m);
  expect(lastLine).toBe('3 passed, 2 failed');
});

test('steps have passed when all have, also when one of them replaced the log', async () => {
  const replace = 'node --eval "fs.writeFileSync(process.env.WIREIT_DEBUG_LOG_FILE, String())"';
  const folder = await project({ browser: `${replace} && ${runner('browser', 0)}` });
  expect(await start(folder).ended).toMatchObject({ end: 0, lastLine: '6 passed, 0 failed' });
});

test('does not count the tests of an earlier run', async () => {
  const folder = await project();
  await start(folder).ended;
  const file = path.join(folder, 'package.json');
  const text = await fs.readFile(file, 'utf8');
  await fs.writeFile(
    file,
    text.replace(/node --eval \\"fs\.copyFileSync\('browser[^;]+;/, 'node --eval \\"'),
  );
  expect(await start(folder).ended).toMatchObject({ lastLine: '5 passed, 0 failed' });
});

test('stops all steps on a signal, and ends by that signal', async () => {
  const waiting = `node --eval "fs.writeFileSync('started', String(process.pid)); setInterval(() => {}, 1000)"`;
  const folder = await project({ build: waiting });
  const { child, ended } = start(folder);
  const readPid = () => fs.readFile(path.join(folder, 'started'), 'utf8').catch(() => '');
  while ((await readPid()) === '') {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const pid = Number(await readPid());
  // A program that a shell runs in the background may ignore SIGINT.
  child.kill('SIGTERM');
  expect((await ended).end).toBe('SIGTERM');
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (isRunning()) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
