import { fetchText } from '../../lib/fetchInTime';
import { loadPageChunk, readPageChunks } from './loadPageChunk';

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

/**
 * Loads a module that another page needs, whose HTML names the files of its chunk. Rejects when one of them
 * can't be had.
 *
 * @param page address of the page
 */
export async function loadModuleOfPage(name: string, page: string): Promise<unknown> {
  if (process.env.NODE_ENV === 'production') {
    readPageChunks(new DOMParser().parseFromString(await fetchText(page), 'text/html'));
  }
  return loadPageModule(name);
}
