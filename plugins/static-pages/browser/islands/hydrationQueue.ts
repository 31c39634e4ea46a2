/**
 * Creates a queue that runs tasks one after another and lets the browser paint and handle input in
 * between, so that a page full of islands never blocks the browser with one long task.
 */
export function createTaskQueue(pause: () => Promise<void>) {
  let last: Promise<void> = Promise.resolve();
  return function enqueue(task: () => void): Promise<void> {
    const run = last.then(pause).then(task);
    // A task that throws must not block the tasks after it.
    last = run.catch(() => undefined);
    return run;
  };
}

/** Resolves in a new macrotask, after the browser has handled pending events. */
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

/** The page's only queue: islands hydrate in the order in which they were needed. */
export const hydrateInTurn = createTaskQueue(nextTask);
