/** A hash in the name of a file, in a table of the runtime. */
const HASH = /"([\da-f]{8})"/g;

/** What stands for a hash meanwhile: its position in the list of the hidden ones. */
const HIDDEN = /%(\d+)%/g;

/** A source whose hashes are hidden. */
export interface HiddenHashes {
  source: string;
  hashes: readonly string[];
}

/**
 * Hides the hashes of a source from the minimizer, which names variables by how often each character
 * occurs. Until all files are minimized, hashes are preliminary, and all of them change with any page:
 * so would the names, the hash of the runtime, and each page, which names the runtime.
 *
 * @param source of the runtime, not minimized yet
 */
export function hideHashes(source: string): HiddenHashes {
  const hashes: string[] = [];
  return {
    source: source.replace(HASH, (_, hash: string) => `"%${hashes.push(hash) - 1}%"`),
    hashes,
  };
}

/** Puts hidden hashes back. Throws when the minimizer has removed or repeated one. */
export function restoreHashes(minimized: string, { hashes }: HiddenHashes): string {
  const found: number[] = [];
  const restored = minimized.replace(HIDDEN, (hidden, position: string) => {
    found.push(Number(position));
    return hashes[Number(position)] ?? hidden;
  });
  const isComplete = found.length === hashes.length && new Set(found).size === hashes.length;
  if (!isComplete) {
    throw new Error(
      `plugins/static-pages/node/page-chunks: ${found.length} of ${hashes.length} hashes are in the minimized runtime. Adapt hiddenHashes.ts.`,
    );
  }
  return restored;
}
