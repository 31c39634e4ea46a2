import type { PageChunks } from '../../shared/pageChunks';

/** Finds the table of the page on the screen. */
const PAGE_CHUNKS_SELECTOR = 'script[type="application/json"][data-page-chunks]';

/** The part of the bundler's runtime that this module uses. */
declare const __webpack_require__: {
  (id: string | number): unknown;
  /** Loads a chunk. */
  e: (id: string) => Promise<unknown>;
};

declare global {
  interface Window {
    /** Files by chunk id: the runtime looks here for the chunks that it doesn't know. */
    pageChunkFiles?: Record<string, string>;
  }
}

/** The tables of all pages so far: a load that a page has begun may end after the reader leaves the page. */
let known: PageChunks = {};

/** Reads the table of the page on the screen, or of another one. */
export function readPageChunks(page: Document = document): void {
  const table = page.querySelector(PAGE_CHUNKS_SELECTOR)?.textContent;
  if (table) {
    known = { ...known, ...(JSON.parse(table) as PageChunks) };
  }
}

/**
 * Loads the module that a chunk of this page is made for. Rejects when the page doesn't name the chunk
 * and when one of its files can't be had; a failed file is tried again by the next call.
 */
async function loadPageChunk(name: string): Promise<unknown> {
  const chunk = known[name];
  if (!chunk) {
    throw new Error(`No page so far names the chunk "${name}" in its HTML.`);
  }
  window.pageChunkFiles = { ...window.pageChunkFiles, ...chunk.chunks };
  await Promise.all(Object.keys(chunk.chunks).map((id) => __webpack_require__.e(id)));
  return __webpack_require__(chunk.module);
}

/** Modules that only some pages need, by the name of their chunk. */
export type PageModules = Readonly<Record<string, () => Promise<unknown>>>;

let loadRegistry: () => Promise<PageModules> = () => Promise.resolve({});

/**
 * Names where all such modules are listed. The built site's browser never loads the list, which grows
 * with the site, but the bundler makes the chunks that it names.
 */
export function registerPageModules(load: () => Promise<PageModules>): void {
  loadRegistry = load;
}

async function loadFromRegistry(name: string): Promise<unknown> {
  const load = (await loadRegistry())[name];
  if (!load) {
    throw new Error(`No plugin has written a page module named "${name}".`);
  }
  return load();
}

/** Loads a module that the page on the screen needs, by the name of its chunk. */
export function loadPageModule(name: string): Promise<unknown> {
  return process.env.NODE_ENV === 'production' ? loadPageChunk(name) : loadFromRegistry(name);
}
