import fs from 'node:fs';
import path from 'node:path';

/** Folder of all packages of the engine, whether they are linked or installed: each has one in it, by its name. */
const ENGINE = path.join(__dirname, '../../..');

/** Returns the absolute path of a file or folder of the engine, given its path from the folder of all packages. */
export function engineFile(file: string): string {
  return path.join(ENGINE, file);
}

function foldersAbove(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}

/**
 * Returns the absolute path of an installed package, or of a file in it. npm installs a package beside the site,
 * or in a folder above; a package that isn't installed would be beside it.
 */
export function packageFolder(siteDir: string, name: string): string {
  const [beside = '', ...above] = [siteDir, ...foldersAbove(siteDir)].map((folder) =>
    path.join(folder, 'node_modules', name),
  );
  return [beside, ...above].find((folder) => fs.existsSync(folder)) ?? beside;
}
