import { callModule } from '../callModule';

const runNode = (code: string) =>
  callModule('runStep.mjs', 'runProgram', process.execPath, ['--eval', code], '.');

test('returns the exit code', async () => {
  expect(await runNode('process.exit(3)')).toBe(3);
  expect(await runNode('')).toBe(0);
});

test('returns 128 plus the number of a signal, as in shells', async () => {
  expect(await runNode('process.kill(process.pid, "SIGTERM")')).toBe(128 + 15);
});

test('returns 127 for a program that does not exist', async () => {
  expect(await callModule('runStep.mjs', 'runProgram', 'no-such-program', [], '.')).toBe(127);
});

test('does not wait for standard input', async () => {
  expect(await runNode('process.stdin.resume().on("end", () => process.exit(7))')).toBe(7);
});
