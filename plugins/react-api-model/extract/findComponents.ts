import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { InstalledPackage } from './readExtracted';
import { isInside, targetOf } from './typeNames';

/** Where a component is in its package. */
export interface ComponentFiles {
  name: string;
  /** Folder below the package, and below `src/` in its repository: `Button`. */
  folder: string;
  /** Absolute path of the folder. */
  dir: string;
  /** The module that readers import: `Button/index.d.ts`. */
  entry: string;
  /** The name under which the entry exports the component. */
  exportName: string;
  /** File of the implementation, with its propTypes. */
  javaScript: string;
}

const COMPONENT_NAME = /^[A-Z][A-Za-z\d]*$/;
/** An export that may change in any release: `Unstable_Popup` for Popup. */
const UNSTABLE = /^Unstable_/;

/** Returns the folder of the package's ES modules, which are easier to read than CommonJS. */
function modulesOf(dir: string): string {
  const esm = path.join(dir, 'esm');
  return fs.existsSync(esm) ? esm : dir;
}

/** Returns the package's index file, which exports by name. */
export function indexOf({ dir, types = 'index.d.ts' }: InstalledPackage): string {
  return path.join(dir, types);
}

/** Finds the components in folders `<Name>/` with `<Name>.js` and `index.d.ts`: default exports. */
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

/** Returns the folders that have types but no code: another package implements their components. */
export function foldersWithoutCode(installed: InstalledPackage): string[] {
  const { dir } = installed;
  const known = new Set(findFolders(installed).map(({ name }) => name));
  return fs
    .readdirSync(dir)
    .filter((name) => COMPONENT_NAME.test(name) && !known.has(name))
    .filter((name) => fs.existsSync(path.join(dir, name, 'index.d.ts')));
}

/**
 * Finds candidates that the index exports by name and implements in their own files, some as
 * unstable. Their comments or types show which are documented components.
 */
export function findNamedExports(
  installed: InstalledPackage,
  checker: ts.TypeChecker,
  exports: readonly ts.Symbol[],
): ComponentFiles[] {
  return exports
    .filter(({ name }) => COMPONENT_NAME.test(name.replace(UNSTABLE, '')))
    .flatMap((exported) => {
      const declaration = targetOf(checker, exported).valueDeclaration;
      if (!declaration || !isInside(installed.dir, declaration)) {
        return [];
      }
      const { fileName } = declaration.getSourceFile();
      const dir = path.dirname(fileName);
      return {
        name: exported.name.replace(UNSTABLE, ''),
        folder: path.relative(installed.dir, dir),
        dir,
        entry: indexOf(installed),
        exportName: exported.name,
        javaScript: fileName.replace(/\.d\.ts$/, '.js'),
      };
    })
    .filter(({ javaScript }) => fs.existsSync(javaScript));
}

/** Where a hook is in its package. */
export interface HookFiles {
  name: string;
  /** Folder below the package: `useButton`, or `unstable_useModal` for the hook `useModal`. */
  folder: string;
  /** The module that readers import: `useButton/index.d.ts`. */
  entry: string;
}

const HOOK_FILE = /^(use[A-Z][A-Za-z\d]*)\.d\.ts$/;

/** Finds the hooks beside a component or hook: `useFormControlContext` in `FormControl`. */
export function findNestedHooks({ dir }: InstalledPackage): HookFiles[] {
  const folders = fs
    .readdirSync(dir)
    .filter((folder) => fs.existsSync(path.join(dir, folder, 'index.d.ts')));
  return folders.flatMap((folder) =>
    fs.readdirSync(path.join(dir, folder)).flatMap((file) => {
      const [, name] = HOOK_FILE.exec(file) ?? [];
      const isOwn = name === undefined || folder.endsWith(name);
      return isOwn ? [] : [{ name, folder, entry: path.join(dir, folder, 'index.d.ts') }];
    }),
  );
}

/** Finds the hooks of a package: folders with a hook's name that contain an `index.d.ts`. */
export function findHooks({ dir }: InstalledPackage): HookFiles[] {
  return fs.readdirSync(dir).flatMap((folder) => {
    const [, name] = /^(?:unstable_)?(use[A-Z][A-Za-z\d]*)$/.exec(folder) ?? [];
    const entry = path.join(dir, folder, 'index.d.ts');
    return name && fs.existsSync(entry) ? [{ name, folder, entry }] : [];
  });
}
