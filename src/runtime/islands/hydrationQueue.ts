/**
 * Runs tasks one after the other and lets the browser paint and answer input in between, so that
 * a page full of islands never becomes one long task.
 */
export function createTaskQueue(pause: () => Promise<void>) {
  let last: Promise<void> = Promise.resolve();
  return function enqueue(task: () => void): Promise<void> {
    const run = last.then(pause).then(task);
    // A task that throws must not stop the ones behind it.
    last = run.catch(() => undefined);
    return run;
  };
}

/** Waits until the browser has handled what is pending (a macrotask of its own). */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** The page's one queue: islands hydrate in the order in which they were needed. */
export const hydrateInTurn = createTaskQueue(nextTask);
