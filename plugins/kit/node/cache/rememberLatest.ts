/**
 * Returns a function that remembers its latest result, for reloads of the development server: it
 * runs again only if the key of its input has changed. A failure isn't remembered.
 *
 * @param keyOf returns a string or the identity of an object that determines the result
 */
export function rememberLatest<Input, Result>(
  keyOf: (input: Input) => string | object,
  run: (input: Input) => Promise<Result>,
): (input: Input) => Promise<Result> {
  let latest: { key: string | object; result: Promise<Result> } | undefined;
  return (input) => {
    const key = keyOf(input);
    if (latest?.key === key) {
      return latest.result;
    }
    const result = run(input);
    const call = { key, result };
    latest = call;
    result.catch(() => {
      if (latest === call) {
        latest = undefined;
      }
    });
    return result;
  };
}

/**
 * Returns a function that runs one call at a time. Calls during a run share one more run, which starts after
 * it: it reads the changes of the meantime.
 */
export function oneAtATime<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    next ??= current
      // The caller of that run gets its failure.
      .catch(() => undefined)
      .then(() => {
        current = next ?? current;
        next = undefined;
        return run();
      });
    return next;
  };
}
