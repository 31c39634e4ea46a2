import chunks from './libraryChunks.json';
import { packageModule } from './packageModule';

/** Where `npm run record -- library-chunks` writes the chunks. */
export const LIBRARY_CHUNKS = 'plugins/platform/islands/libraryChunks.json';

/**
 * The chunks of pages with a Data Grid, which need half of Material UI. What only such a page loads is in
 * chunks of these pages, because it would be in dozens otherwise.
 */
export const OF_GRID_PAGES = /^(?:demos-|playground-)?x-/;

type Chunks = Readonly<Record<string, readonly string[]>>;

function byPath(recorded: Chunks): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(recorded).flatMap(([chunk, paths]) =>
      paths.map((path) => [path, chunk] as const),
    ),
  );
}

const OF_PAGES = byPath(chunks.pages);
const OF_GRIDS = byPath(chunks.gridPages);

/** Returns what is recorded for a path, or for the innermost folder around it. */
function lookUp(recorded: ReadonlyMap<string, string>, path: string): string | undefined {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return recorded.get(path) ?? (path.includes('/') ? lookUp(recorded, parent) : undefined);
}

/**
 * Returns the name of the chunk that holds a module of a component library on all pages that need it;
 * undefined for modules that few pages need, which stay with their demos.
 */
export function libraryChunkName(modulePath: string): string | undefined {
  const name = packageModule(modulePath);
  return name === undefined ? undefined : lookUp(OF_PAGES, name);
}

/** Returns the same for pages with a Data Grid; undefined for what they share with other pages. */
export function gridChunkName(modulePath: string): string | undefined {
  const name = packageModule(modulePath);
  return name === undefined ? undefined : lookUp(OF_GRIDS, name);
}
