// @ts-check

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
