import { loadPageChunk } from './loadPageChunk';

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
