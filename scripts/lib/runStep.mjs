// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How often to check, in milliseconds. */
const CHECK_INTERVAL_MS = 500;

/**
 * Calls `stop` once when the parent process is gone. npm ends the shell that it runs a script in,
 * but not the shell's child processes: a server would keep its port forever.
 *
 * @param {() => void} stop
 * @returns {() => void} stops checking
 */
export function onOrphaned(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(timer);
      stop();
    }
  }, CHECK_INTERVAL_MS);
  // This timer must not keep the process running.
  timer.unref();
  return () => clearInterval(timer);
}

/** Signals that stop a terminal command. They are passed on to the programs that it runs. */
const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs one program with its output on this terminal and no standard input, so that no step can wait
 * for input.
 *
 * @param {string} command the program
 * @param {readonly string[]} args
 * @param {string} cwd the folder to run it in
 * @param {{ env?: NodeJS.ProcessEnv, onMessage?: () => void }} [options] the program's environment variables,
 *   by default this process's, and a function for the program's first message
 * @returns {Promise<number>} its exit code; 128 plus the signal's number if a signal ended it, as
 *   in shells; 127 if it could not be started (the reason is printed)
 */
export function runProgram(command, args, cwd, { env = process.env, onMessage } = {}) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = [
      'ignore',
      'inherit',
      'inherit',
      ...(onMessage ? [/** @type {const} */ ('ipc')] : []),
    ];
    const child = spawn(command, args, { cwd, env, stdio });
    if (onMessage) {
      child.once('message', onMessage);
    }
    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy;
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      stoppedBy = signal;
      child.kill(signal);
    };
    STOP_SIGNALS.forEach((signal) => process.on(signal, stop));
    const stopWatching = onOrphaned(() => stop('SIGTERM'));
    const end = (/** @type {number} */ code) => {
      STOP_SIGNALS.forEach((signal) => process.off(signal, stop));
      stopWatching();
      if (stoppedBy) {
        // The program has cleaned up; the signal may now end this process, as intended.
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
 * Returns the command for `npm …`, with the npm that started this process if there is one. This
 * works without npm on the PATH, and without npm.cmd on Windows.
 *
 * @param {readonly string[]} args of npm
 * @returns {[program: string, ...args: string[]]}
 */
function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm && /\.c?js$/.test(npm) ? [process.execPath, npm, ...args] : ['npm', ...args];
}

/**
 * Runs `npm …` with its output on this terminal.
 *
 * @param {string} name the step's name in the output
 * @param {readonly string[]} args of npm
 * @param {string} cwd
 * @returns {Promise<number>} the exit code, as returned by `runProgram`
 */
export function runNpmStep(name, args, cwd) {
  console.log(`\n▶ ${name}`);
  const [program, ...rest] = npmCommand(args);
  return runProgram(program, rest, cwd);
}
