import fs from 'node:fs';
import path from 'node:path';
import type { InstalledPackage } from './locatePackage';

/** Where a hook is in its package. */
export interface HookFiles {
  name: string;
  /** Folder below the package: `useButton`, or `unstable_useModal` for the hook `useModal`. */
  folder: string;
  /** The module that readers import: `useButton/index.d.ts`. */
  entry: string;
}

const HOOK_FILE = /^(use[A-Z][A-Za-z\d]*)\.d\.ts$/;

/**
 * Finds the hooks beside a component or another hook, which the same module may export:
 * `useFormControlContext` in `FormControl`.
 */
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
