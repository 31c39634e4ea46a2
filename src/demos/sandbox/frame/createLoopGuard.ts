/** Thrown by a loop that runs for too long. */
export class EndlessLoopError extends Error {
  override name = 'EndlessLoopError';
}

interface Options {
  /** How long the loops of one task of the browser may run, in ms. */
  limit: number;
  now: () => number;
  /** Calls back when the browser's current task is over. */
  afterTask: (callback: () => void) => void;
}

/** Returns a function for every turn of a loop, which throws once loops have blocked for too long. */
export function createLoopGuard({ limit, now, afterTask }: Options): () => void {
  let started: number | undefined;
  return () => {
    const time = now();
    if (started === undefined) {
      started = time;
      afterTask(() => {
        started = undefined;
      });
    } else if (time - started > limit) {
      throw new EndlessLoopError('A loop did not end.');
    }
  };
}
