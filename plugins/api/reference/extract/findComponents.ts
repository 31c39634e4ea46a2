import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { InstalledPackage } from './locatePackage';
import { isInside, targetOf } from './typeNames';

/** A component's files in its package. */
export interface ComponentFiles {
  name: string;
  /** Folder below the package, and below `src/` of its repository: `Button`. */
  folder: string;
  /** Absolute. */
  dir: string;
  /** What readers import: `Button/index.d.ts`. */
  entry: string;
  /** The entry's export that is the component. */
  exportName: string;
  /** The implementation, with its propTypes. */
  javaScript: string;
}

const COMPONENT_NAME = /^[A-Z][A-Za-z\d]*$/;

/** The package's modules, where its main files are CommonJS: easier to read. */
function modulesOf(dir: string): string {
  const esm = path.join(dir, 'esm');
  return fs.existsSync(esm) ? esm : dir;
}

/** The package's own index, which exports by name. */
export function indexOf({ dir }: InstalledPackage): string {
  return path.join(dir, 'index.d.ts');
}

/** Folders `<Name>/` that hold `<Name>.js` and an `index.d.ts`, whose default export is meant. */
export function findFolders({ dir }: InstalledPackage): ComponentFiles[] {
  return fs
    .readdirSync(dir)
    .filter((name) => COMPONENT_NAME.test(name))
    .map((name) => ({
      name,
      folder: name,
      dir: path.join(dir, name),
      entry: path.join(dir, name, 'index.d.ts'),
      exportName: 'default',
      javaScript: path.join(modulesOf(dir), name, `${name}.js`),
    }))
    .filter(({ entry, javaScript }) => fs.existsSync(entry) && fs.existsSync(javaScript));
}

/**
 * What the index exports by name and implements in a file of its own, as MUI X and Toolpad do.
 * Which candidates are documented components shows only in their types
 * (`readComponentComment.ts`).
 */
export function findNamedExports(
  installed: InstalledPackage,
  checker: ts.TypeChecker,
  exports: readonly ts.Symbol[],
): ComponentFiles[] {
  return exports
    .filter(({ name }) => COMPONENT_NAME.test(name))
    .flatMap((exported) => {
      const declaration = targetOf(checker, exported).valueDeclaration;
      if (!declaration || !isInside(installed.dir, declaration)) {
        return [];
      }
      const { fileName } = declaration.getSourceFile();
      const dir = path.dirname(fileName);
      return {
        name: exported.name,
        folder: path.relative(installed.dir, dir),
        dir,
        entry: indexOf(installed),
        exportName: exported.name,
        javaScript: fileName.replace(/\.d\.ts$/, '.js'),
      };
    })
    .filter(({ javaScript }) => fs.existsSync(javaScript));
}
