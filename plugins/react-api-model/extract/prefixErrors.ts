/**
 * Returns the result of `read`, and puts a prefix, such as the name of the read item, before the message of
 * an error.
 */
export function prefixErrors<Result>(prefix: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Error(prefix + (error instanceof Error ? error.message : String(error)));
  }
}
