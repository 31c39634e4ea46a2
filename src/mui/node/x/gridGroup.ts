import { chunkGroup } from '@component-docs/static-pages/node/islands';
import { libraryChunkName } from '../chunks/libraryChunkName';

/** The chunks of demos and playgrounds that have grids: the chunks of MUI X. */
const WITH_GRID = /^(?:demos|playground)-x-/;

/**
 * The cache group of the Data Grid and the components that it is made of: one chunk for all pages of it, which
 * would request each component separately. Other pages keep a chunk a component.
 *
 * @param parts the components of Material UI that the grid needs
 */
export function gridGroup(parts: ReadonlySet<string>) {
  const names = new Set(['ui-data-grid', ...[...parts].map((part) => `ui-material-${part}`)]);
  const group = chunkGroup((modulePath) =>
    names.has(libraryChunkName(modulePath) ?? '') ? 'ui-data-grid-page' : undefined,
  );
  return {
    ...group,
    chunks: ({ name }: { name?: string | null }) => WITH_GRID.test(name ?? ''),
    // Before the group of all libraries.
    priority: group.priority + 1,
  } as const;
}
