import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { callModule } from '../callModule';

test('says what is going to happen, and about how long it takes', async () => {
  const steps = [
    { name: 'Install', minutes: 1 },
    { name: 'Build', minutes: 4 },
  ];
  expect(await callModule('progress.mjs', 'planText', 'npm run site', steps, 'Serve')).toBe(
    [
      'npm run site takes about 5 minutes on a computer with two cores, and less with more:',
      '  1. Install (about 1 minute)',
      '  2. Build (about 4 minutes)',
      '  3. Serve',
    ].join('\n'),
  );
});

/** Runs a step that lasts 1.2 s, and returns what it writes. */
async function writtenBy(isTTY: boolean, code: number): Promise<string> {
  const program = `
    const { runTimed } = await import(${JSON.stringify(path.resolve('scripts/lib/progress.mjs'))});
    const step = () => new Promise((resolve) => setTimeout(() => resolve(${code}), 1200));
    const output = { isTTY: ${isTTY}, write: (text) => process.stdout.write(text) };
    process.exitCode = await runTimed('Build', step, output);
  `;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  return run.then(
    ({ stdout }) => stdout,
    (error: { code: number; stdout: string }) => `${error.stdout}${error.code}`,
  );
}

test('shows on a terminal for how long a step runs, in one line', async () => {
  const written = await writtenBy(true, 0);
  expect(written.replaceAll('\r\u001b[2K', '|')).toBe('▶ Build|▶ Build 0:01|✓ Build 0:01\n');
});

test('writes one line at each end of a short step elsewhere, and returns its exit code', async () => {
  expect(await writtenBy(false, 3)).toBe('▶ Build\n✗ Build 0:01\n3');
});

test.each([
  [0, '0:00'],
  [6_500, '0:07'],
  [59_600, '1:00'],
  [750_000, '12:30'],
])('%i ms are %s', async (ms, text) => {
  expect(await callModule('progress.mjs', 'durationText', ms)).toBe(text);
});
