/**
 * Returns a function that runs one call at a time. Calls during a run share one more run, which
 * starts after it: it reads what has changed in the meantime.
 */
export function oneAtATime<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    next ??= current
      // Whoever called for that run hears of its failure.
      .catch(() => undefined)
      .then(() => {
        current = next ?? current;
        next = undefined;
        return run();
      });
    return next;
  };
}
