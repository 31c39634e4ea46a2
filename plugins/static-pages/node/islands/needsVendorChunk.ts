/** What a cache group's function reads of a chunk; the same in webpack and Rspack. */
interface BundledChunk {
  name?: string | null;
  canBeInitial: () => boolean;
}

/** The chunks of workers, by the names that they have where they are started. */
const WORKER = /-worker$/;

/**
 * Returns whether the packages that a chunk imports are in a chunk next to it, as by default. A worker
 * would only ask for that chunk once its own script has arrived, and nothing else uses its packages.
 */
export function needsVendorChunk(chunk: BundledChunk): boolean {
  return !chunk.canBeInitial() && !WORKER.test(chunk.name ?? '');
}
