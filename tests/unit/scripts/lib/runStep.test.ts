import { callModule } from '../callModule';

const runNode = (code: string) =>
  callModule('runStep.mjs', 'runProgram', process.execPath, ['--eval', code], '.');

test('gives the exit code', async () => {
  expect(await runNode('process.exit(3)')).toBe(3);
  expect(await runNode('')).toBe(0);
});

test('counts a signal as shells do', async () => {
  expect(await runNode('process.kill(process.pid, "SIGTERM")')).toBe(128 + 15);
});

test('a program that does not exist has the exit code 127', async () => {
  expect(await callModule('runStep.mjs', 'runProgram', 'no-such-program', [], '.')).toBe(127);
});

test('nothing waits for standard input', async () => {
  expect(await runNode('process.stdin.resume().on("end", () => process.exit(7))')).toBe(7);
});
