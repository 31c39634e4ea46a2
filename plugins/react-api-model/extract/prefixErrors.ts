/** Returns what `read` returns, and puts a prefix before the message of an error: what was read. */
export function prefixErrors<Result>(prefix: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Error(prefix + (error instanceof Error ? error.message : String(error)));
  }
}
