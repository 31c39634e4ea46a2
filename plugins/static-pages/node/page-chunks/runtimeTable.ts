/** In the bundler's runtime: the function that turns a chunk's id into its file, up to its end. */
const FILE_OF_CHUNK = /__webpack_require__\.u = \(chunkId\) => \{[^]*?\n\}/;

/** An entry of its table: a chunk's id, and the hash in the name of its file. */
const ENTRY = /"?([\w-]+)"?: ?"[^"]*",?/g;

/** Looks first at what the page's HTML names (plugins/static-pages/browser/page-chunks). */
const FROM_PAGE = `
(function(fileOf) {
  __webpack_require__.u = function(chunkId) {
    return (self.pageChunkFiles && self.pageChunkFiles[chunkId]) || fileOf(chunkId);
  };
})(__webpack_require__.u);
`;

/**
 * Takes page chunks out of the runtime's table of files, and has the runtime look them up in what the
 * page's HTML names.
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
      'plugins/static-pages/node/page-chunks: the runtime of the bundler has another form than this plugin was written for. Adapt runtimeTable.ts, or the files of all chunks are in every page’s script.',
    );
  }
  return shortened;
}
