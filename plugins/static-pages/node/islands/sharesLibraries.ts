/** What a cache group's function reads of a chunk; the same in webpack and Rspack. */
interface BundledChunk {
  name?: string | null;
  canBeInitial: () => boolean;
}

/**
 * Returns the function that says whether the libraries that a chunk imports are in chunks that it shares with
 * others: those of everything that is loaded on demand, but for tools that are large themselves.
 *
 * @param tools matches the names of their chunks
 */
export function sharesLibraries(tools: RegExp) {
  return (chunk: BundledChunk): boolean => !tools.test(chunk.name ?? '') && !chunk.canBeInitial();
}
