import fs from 'node:fs';
import path from 'node:path';

/** Folders of packages that are not for apps (such as sources), or need packages that the site lacks. */
const NOT_FOR_APPS =
  /^(?:Pigment\w+|nextjs|cjs|esm|internals?|legacy|modern|modules|node|node_modules|scripts|test-utils|types|umd)$/;

function isModule(folder: string): boolean {
  return ['package.json', 'index.js'].some((file) => fs.existsSync(path.join(folder, file)));
}

/** Returns what an app can import of an installed package: its name, and its name with a folder. */
export function packageModules(siteDir: string, name: string): string[] {
  const folder = path.join(siteDir, 'node_modules', name);
  const folders = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_FOR_APPS.test(entry.name))
    .map((entry) => entry.name)
    .filter((entry) => isModule(path.join(folder, entry)));
  return [name, ...folders.sort().map((entry) => `${name}/${entry}`)];
}

const IMPORT = /^import [^'"]*['"](@[\w.-]+\/[\w.-]+|[\w.-]+)(?:\/[^'"]*)?['"]/gm;

/** Returns the packages that demos import, sorted. */
export function packagesOf(codes: readonly string[]): string[] {
  const names = codes.flatMap((code) => [...code.matchAll(IMPORT)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => !name.startsWith('.')).sort();
}
