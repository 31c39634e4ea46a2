/** A hash in the name of a file, in a table of the runtime. */
const HASH = /"([\da-f]{8})"/g;

/** The placeholder for a hash meanwhile: its position in the list of hidden hashes. */
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
      `plugins/static-pages/node/page-chunks: ${found.length} of ${hashes.length} hashes are in the minimized runtime. Adapt editRuntime.ts.`,
    );
  }
  return restored;
}

/** In the bundler's runtime: the function that turns a chunk's id into its file, up to its end. */
const FILE_OF_CHUNK = /__webpack_require__\.u = \(chunkId\) => \{[^]*?\n\}/;

/** An entry of its table: a chunk's id, and the hash in the name of its file. */
const ENTRY = /"?([\w-]+)"?: ?"[^"]*",?/g;

/** Looks first in the files that the page's HTML names (plugins/static-pages/browser/page-chunks). */
const FROM_PAGE = `
(function(fileOf) {
  __webpack_require__.u = function(chunkId) {
    return (self.pageChunkFiles && self.pageChunkFiles[chunkId]) || fileOf(chunkId);
  };
})(__webpack_require__.u);
`;

/**
 * Takes page chunks out of the runtime's table of files, and has the runtime look them up in the table in the
 * page's HTML.
 *
 * Throws when the source doesn't have the function that this was written for, or its table has none
 * of the chunks.
 *
 * @param source of the runtime, not minimized yet
 * @param isPageChunk whether a chunk, by its id, is only known to the HTML of pages
 */
export function withoutPageChunks(source: string, isPageChunk: (id: string) => boolean): string {
  let removed = 0;
  const shortened = source.replace(FILE_OF_CHUNK, (fileOfChunk) => {
    const short = fileOfChunk.replace(ENTRY, (entry, id: string) => {
      removed += isPageChunk(id) ? 1 : 0;
      return isPageChunk(id) ? '' : entry;
    });
    return `${short};${FROM_PAGE}`;
  });
  if (removed === 0) {
    throw new Error(
      'plugins/static-pages/node/page-chunks: the runtime of the bundler has another form than this plugin was written for. Adapt editRuntime.ts, or the files of all chunks are in every page’s script.',
    );
  }
  return shortened;
}
