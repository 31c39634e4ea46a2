import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

/** Calls `runLogged` in plain Node, as the scripts do. */
async function run(command: readonly string[], then = '') {
  const folder = await temporaryFolder({});
  const log = path.join(folder, 'steps', 'step.log');
  const program = `
    import { runLogged, stopAll } from ${JSON.stringify(path.resolve('scripts/lib/runLogged.mjs'))};
    const log = ${JSON.stringify(log)};
    const running = runLogged(${JSON.stringify(command)}, '.', log);
    ${then}
    console.log(await running);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
  ]);
  return { code: Number(stdout), output: await fs.readFile(log, 'utf8') };
}

const node = (code: string) => [process.execPath, '--eval', code];

test('returns the exit code and keeps the output of both streams in order', async () => {
  const program = 'console.log("one"); console.error("two"); console.log("three"); process.exit(3)';
  expect(await run(node(program))).toEqual({ code: 3, output: 'one\ntwo\nthree\n' });
});

test('returns 128 plus the number of a signal, as in shells', async () => {
  expect((await run(node('process.kill(process.pid, "SIGTERM")'))).code).toBe(128 + 15);
});

test('returns 127 for a program that does not exist, with the reason in the log', async () => {
  const { code, output } = await run(['no-such-program']);
  expect(code).toBe(127);
  expect(output).toContain('no-such-program could not be started: ');
});

test('does not wait for standard input', async () => {
  expect((await run(node('process.stdin.resume().on("end", () => process.exit(7))'))).code).toBe(7);
});

/** Ends when a condition holds. */
const UNTIL = `
  const until = async (condition) => {
    while (!condition()) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };`;

test('stopAll also ends the processes that a program has started', async () => {
  const inner = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const outer = `
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['--eval', ${JSON.stringify(inner)}], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`;
  const result = await run(
    node(outer),
    `${UNTIL}
    const { readFileSync } = await import('node:fs');
    const innerPid = () => Number(readFileSync(log, 'utf8'));
    const isRunning = () => {
      try {
        return process.kill(innerPid(), 0);
      } catch {
        return false;
      }
    };
    await until(() => innerPid() > 0);
    stopAll('SIGTERM');
    await until(() => !isRunning());`,
  );
  expect(result.code).toBe(128 + 15);
});
