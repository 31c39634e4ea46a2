/** Returns a value whose lists hold each item as one line of JSON, so that a snapshot stays short. */
export function oneLineEach(value: object): Record<string, unknown> {
  const lines = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      Array.isArray(part) ? lines(part) : part,
    ]),
  );
}
