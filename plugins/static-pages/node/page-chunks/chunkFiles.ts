import type { PageChunks } from '../../shared/pageChunks';

/** What the bundler's plugin tells the step that writes pages: a file among those generated. */
export const CHUNK_FILES = 'page-chunks.json';

export interface ChunkFiles {
  /** Page modules by the name of their chunk, with all files that they need. */
  modules: PageChunks;
  /** Style sheets by the name of their part of the site. */
  styles: Readonly<Record<string, string>>;
}
