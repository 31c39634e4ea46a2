interface Options {
  /** How long the loops of one task of the browser may run, in ms. */
  limit: number;
  now: () => number;
  /** Calls back when the browser's current task is over. */
  afterTask: (callback: () => void) => void;
}

/** Returns a function for every turn of a loop: whether loops have blocked the page for too long. */
export function createLoopGuard({ limit, now, afterTask }: Options): () => boolean {
  let started: number | undefined;
  return () => {
    const time = now();
    if (started === undefined) {
      started = time;
      afterTask(() => {
        started = undefined;
      });
    }
    return time - started > limit;
  };
}
