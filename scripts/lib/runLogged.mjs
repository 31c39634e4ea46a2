// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * A child process leads its own process group, so that all processes that it starts can be stopped
 * with it. Windows has no such groups.
 */
const HAS_GROUPS = process.platform !== 'win32';

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Sends a signal to all running programs and the processes that they have started.
 *
 * @param {NodeJS.Signals} signal
 */
export function stopAll(signal) {
  for (const child of running) {
    try {
      if (HAS_GROUPS && child.pid) {
        process.kill(-child.pid, signal);
      } else {
        child.kill(signal);
      }
    } catch (error) {
      // It has ended, but its `close` event is still to come.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) {
        throw error;
      }
    }
  }
}

/**
 * Runs one program without standard input, so that it can't wait for input, and writes its output
 * to a file.
 *
 * @param {readonly string[]} command the program and its arguments
 * @param {string} cwd the folder to run it in
 * @param {string} log the file, which is overwritten
 * @returns {Promise<number>} its exit code; 128 plus the signal's number if a signal ended it, as
 *   in shells; 127 if it could not be started (the log says why)
 */
export function runLogged([program = '', ...args], cwd, log) {
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      detached: HAS_GROUPS,
      stdio: ['ignore', output, output],
    });
    running.add(child);
    const end = (/** @type {number} */ code) => {
      // A program that could not be started emits `error`, and then `close`.
      if (running.delete(child)) {
        closeSync(output);
        resolve(code);
      }
    };
    child.on('error', (error) => {
      writeSync(output, `${program} could not be started: ${error.message}\n`);
      end(127);
    });
    child.on('close', (code, signal) =>
      end(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}
