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
      `The files of ${packageName} in ${packages} import no component of ${library}. Correct where src/mui/node/x/partsOfLibrary.ts looks for them.`,
    );
  }
  return parts;
}
