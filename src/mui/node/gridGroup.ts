import { chunkGroup } from '@component-docs/static-pages/node/islands';
import { libraryChunkName } from './libraryChunkName';
import fs from 'node:fs';
import path from 'node:path';

/** Names of modules that a file imports or exports from. */
const IMPORTS = /\bfrom\s+['"]([^'"]+)['"]/g;

function scriptsIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file));
}

function importsOf(folder: string): string[] {
  return scriptsIn(folder).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, name = '']) => name),
  );
}

/**
 * Returns the components of a library that a package needs, directly or indirectly, by the names of their
 * folders.
 *
 * @param packages the folder of all packages
 * @throws {Error} if the package needs none, so that its files aren't where they were
 */
export function partsOfLibrary(
  packages: string,
  packageName: string,
  library: string,
): ReadonlySet<string> {
  const parts = new Set<string>();
  const add = (names: readonly string[], component: RegExp) =>
    names.forEach((name) => {
      const part = component.exec(name)?.[1];
      if (part && !parts.has(part)) {
        parts.add(part);
        add(importsOf(path.join(packages, library, part)), /^\.\.\/([A-Z]\w*)/);
      }
    });
  add(importsOf(path.join(packages, packageName, 'modern')), new RegExp(`^${library}/([A-Z]\\w*)`));
  if (parts.size === 0) {
    throw new Error(
      `The files of ${packageName} in ${packages} import no component of ${library}. Correct where src/mui/node/gridGroup.ts looks for them.`,
    );
  }
  return parts;
}

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
