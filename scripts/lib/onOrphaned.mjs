// @ts-check

/** How often to look, in milliseconds. */
const INTERVAL = 500;

/**
 * Calls back once when the process that started this one is gone. npm ends the shell it runs a
 * script in, but not what that shell runs: a server would keep its port for ever.
 *
 * @param {() => void} stop
 * @returns {() => void} stops looking
 */
export function onOrphaned(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(timer);
      stop();
    }
  }, INTERVAL);
  // Looking is no reason to keep running.
  timer.unref();
  return () => clearInterval(timer);
}
