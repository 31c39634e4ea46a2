import fs from 'node:fs';
import path from 'node:path';

/** Folders of packages that are not for apps (such as sources), or need packages that the site lacks. */
const NOT_FOR_APPS =
  /^(?:Pigment\w+|nextjs|cjs|esm|internals?|legacy|modern|modules|node|node_modules|scripts|test-utils|types|umd)$/;

function isModule(folder: string): boolean {
  return ['package.json', 'index.js'].some((file) => fs.existsSync(path.join(folder, file)));
}

/**
 * Returns what an app can import of an installed package: its name, its name with a folder, and what is
 * known to be imported of it.
 */
export function packageModules(
  siteDir: string,
  name: string,
  imported: readonly string[] = [],
): string[] {
  const folder = path.join(siteDir, 'node_modules', name);
  const folders = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_FOR_APPS.test(entry.name))
    .map((entry) => entry.name)
    .filter((entry) => isModule(path.join(folder, entry)));
  const modules = new Set([name, ...folders.map((entry) => `${name}/${entry}`), ...imported]);
  return [...modules].sort();
}

const IMPORT = /^import (?!type )[^'"]*['"]((@[\w.-]+\/[\w.-]+|[\w.-]+)(?:\/[^'"]*)?)['"]/gm;

/**
 * Returns the packages that demos import, sorted, with the modules of them that they name. Imports of types
 * load nothing, and a module may have only types (`@mui/material/themeCssVarsAugmentation`).
 */
export function packagesOf(codes: readonly string[]): Map<string, string[]> {
  const imports = codes
    .flatMap((code) => [...code.matchAll(IMPORT)])
    .map(([, module = '', name = '']) => ({ module, name }))
    .filter(({ name }) => !name.startsWith('.'));
  const names = [...new Set(imports.map(({ name }) => name))].sort();
  return new Map(
    names.map((name) => {
      const modules = imports.filter((each) => each.name === name).map(({ module }) => module);
      return [name, [...new Set(modules)].sort()];
    }),
  );
}
