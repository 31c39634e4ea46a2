import fs from 'node:fs/promises';
import path from 'node:path';
import type { ReactElement } from 'react';
import { hashOf, environmentHash } from '@component-docs/kit/node/cache/cachedValue';
import { availableParallelism } from 'node:os';
import { Worker } from 'jest-worker';
import type { CardTask, drawCards } from './drawCards';

type Threads = Pick<Worker, 'end'> & { drawCards: typeof drawCards };

/** Starting a thread takes as long as drawing about as many cards. */
const CARDS_PER_THREAD = 20;
const MAX_THREADS = 4;

/** Draws cards in as many threads as are worth it. */
async function drawInThreads(siteDir: string, tasks: readonly CardTask[]): Promise<void> {
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

/** Relative to the site. */
const FOLDER = 'node_modules/.cache/social-cards';

/** Cards that no build has needed for so long are removed. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

async function removeOld(folder: string): Promise<void> {
  const files = (await fs.readdir(folder)).map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const { mtimeMs } = await fs.stat(file).catch(() => ({ mtimeMs: Date.now() }));
      if (mtimeMs < Date.now() - MAX_AGE_MS) {
        await fs.rm(file, { force: true });
      }
    }),
  );
}

async function isMissing(file: string): Promise<boolean> {
  const now = new Date();
  return fs.utimes(file, now, now).then(
    () => false,
    () => true,
  );
}

/**
 * Returns the PNG files of cards, in their order. Draws only cards that no earlier build has drawn with the
 * same code and packages.
 */
export async function readCards(
  siteDir: string,
  cards: readonly ReactElement[],
): Promise<Buffer[]> {
  const folder = path.join(siteDir, FOLDER);
  await fs.mkdir(folder, { recursive: true });
  const environment = await environmentHash(siteDir, [__dirname]);
  const tasks = cards.map((elements) => {
    const key = hashOf([environment, JSON.stringify(elements)]);
    return { elements, file: path.join(folder, `${key}.png`) };
  });
  const byFile = new Map(tasks.map((task) => [task.file, task] as const));
  const wanted = await Promise.all(
    [...byFile.values()].map(async (task) => ((await isMissing(task.file)) ? [task] : [])),
  );
  await drawInThreads(siteDir, wanted.flat());
  await removeOld(folder);
  return Promise.all(tasks.map(({ file }) => fs.readFile(file)));
}
