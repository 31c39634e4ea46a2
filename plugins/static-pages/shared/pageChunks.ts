/** The generated file that the bundler's plugin writes for the step that writes pages. */
export const CHUNK_FILES = 'page-chunks.json';

export interface ChunkFiles {
  /** Page modules by the name of their chunk, with all files that they need. */
  modules: PageChunks;
  /** Style sheets by the name of their part of the site. */
  styles: Readonly<Record<string, string>>;
}

/**
 * A page's HTML names the files of the chunks that only this page needs, such as its demos: a table of
 * all pages' chunks in the bundler's runtime would be in every reader's download. The build fills the
 * table in (plugins/static-pages/node/page-chunks), and takes the same chunks out of the runtime's.
 */
export interface PageChunk {
  /** Id of the module that the chunk is made for. */
  module: string | number;
  /** Ids of the chunks that hold the module and its imports, with their files. */
  chunks: Readonly<Record<string, string>>;
}

export type PageChunks = Readonly<Record<string, PageChunk>>;
