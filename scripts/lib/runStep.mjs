// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { onOrphaned } from './onOrphaned.mjs';

/** The signals that stop a terminal command; a step's program has to hear of them too. */
const STOPS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs one program with its output on this terminal and nothing on its standard input, so that no
 * step can wait for an answer.
 *
 * @param {string} command the program
 * @param {readonly string[]} args
 * @param {string} cwd the folder to run it in
 * @returns {Promise<number>} its exit code; 128 plus the signal's number when a signal ended it,
 *   as shells count; 127 when it could not be started (the reason is printed)
 */
export function runProgram(command, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy;
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      stoppedBy = signal;
      child.kill(signal);
    };
    STOPS.forEach((signal) => process.on(signal, stop));
    const stopLooking = onOrphaned(() => stop('SIGTERM'));
    const end = (/** @type {number} */ code) => {
      STOPS.forEach((signal) => process.off(signal, stop));
      stopLooking();
      if (stoppedBy) {
        // The program has tidied up; now the signal may end this process, as it was meant to.
        process.kill(process.pid, stoppedBy);
      }
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(127);
    });
    child.on('close', (code, signal) =>
      end(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}

/**
 * Runs `npm …`, by the very npm that started this process when there is one: a folder of its own on
 * the PATH is then not needed, nor npm.cmd on Windows.
 *
 * @param {string} name what the step is called in the output
 * @param {readonly string[]} args of npm
 * @param {string} cwd
 * @returns {Promise<number>} the exit code, as `runProgram` gives it
 */
export function runNpmStep(name, args, cwd) {
  console.log(`\n▶ ${name}`);
  const npm = process.env.npm_execpath;
  return npm && /\.c?js$/.test(npm)
    ? runProgram(process.execPath, [npm, ...args], cwd)
    : runProgram('npm', args, cwd);
}
