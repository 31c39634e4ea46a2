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

/** Finds the hooks of a package: folders with a hook's name that contain an `index.d.ts`. */
export function findHooks({ dir }: InstalledPackage): HookFiles[] {
  return fs.readdirSync(dir).flatMap((folder) => {
    const [, name] = /^(?:unstable_)?(use[A-Z][A-Za-z\d]*)$/.exec(folder) ?? [];
    const entry = path.join(dir, folder, 'index.d.ts');
    return name && fs.existsSync(entry) ? [{ name, folder, entry }] : [];
  });
}
