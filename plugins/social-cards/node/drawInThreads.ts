import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'jest-worker';
import type { CardTask, drawCards } from './drawCards';

type Threads = Pick<Worker, 'end'> & { drawCards: typeof drawCards };

/** Starting a thread takes as long as drawing about as many cards. */
const CARDS_PER_THREAD = 20;
const MAX_THREADS = 4;

/** Draws cards in as many threads as are worth it. */
export async function drawInThreads(siteDir: string, tasks: readonly CardTask[]): Promise<void> {
  const count = Math.min(
    Math.ceil(tasks.length / CARDS_PER_THREAD),
    availableParallelism(),
    MAX_THREADS,
  );
  if (count === 0) {
    return;
  }
  const threads = new Worker(path.join(__dirname, 'thread.cjs'), {
    exposedMethods: ['drawCards'],
    numWorkers: count,
    enableWorkerThreads: true,
    maxRetries: 0,
  }) as unknown as Threads;
  try {
    const shares = Array.from({ length: count }, (_, share) =>
      tasks.filter((_task, index) => index % count === share),
    );
    await Promise.all(shares.map((share) => threads.drawCards(siteDir, share)));
  } finally {
    await threads.end();
  }
}
