import { startTransition, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

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

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}

/**
 * Starts React in an island's element. Hydrates the server's markup if there is any; otherwise
 * (client-side navigation, development server) renders from scratch. Runs in a transition, so that
 * React may interrupt it for input.
 *
 * @returns a function that unmounts the island
 */
export function mountIsland(
  container: HTMLElement,
  id: string,
  element: ReactElement,
  onCommit: () => void,
): () => void {
  const content = <Committed onCommit={onCommit}>{element}</Committed>;
  let root: Root | undefined;
  let isRemoved = false;
  // React calls it an error, too, when a root is removed before it has hydrated, or when a translator was quicker:
  // React renders what it can't hydrate then. The rest of the page shows that there is one.
  const onRecoverableError = (error: unknown) => {
    if (!isRemoved && !document.querySelector('font')) {
      reportError(error);
    }
  };
  startTransition(() => {
    if (container.hasChildNodes()) {
      root = hydrateRoot(container, content, { identifierPrefix: id, onRecoverableError });
    } else {
      root = createRoot(container, { identifierPrefix: id });
      root.render(content);
    }
  });
  // The shell may be rendering when it removes the island, and React refuses to unmount a root
  // during rendering. A microtask runs after it, and before observers hear that the island has no size any
  // more: a grid would log that its parent is empty.
  return () => {
    isRemoved = true;
    queueMicrotask(() => root?.unmount());
  };
}
