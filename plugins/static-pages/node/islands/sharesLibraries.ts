/** What a cache group's function reads of a chunk; the same in webpack and Rspack. */
interface BundledChunk {
  name?: string | null;
  canBeInitial: () => boolean;
}

/** Tools that need half of a library, which would request each component separately. */
const WHOLE = /^tool-(?:joy-)?theme-builder$/;

/**
 * Returns whether the libraries that a chunk imports are in chunks that it shares with others: those of
 * everything that is loaded on demand, but for tools that are large themselves.
 */
export function sharesLibraries(chunk: BundledChunk): boolean {
  return !WHOLE.test(chunk.name ?? '') && !chunk.canBeInitial();
}
