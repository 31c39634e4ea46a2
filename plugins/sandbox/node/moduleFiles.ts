import fs from 'node:fs';
import path from 'node:path';
import { groupBy } from '@component-docs/kit/node/groupBy';
import { packageFolder } from '@component-docs/kit/node/packages/folders';

/** Folders of packages that are not for apps (such as sources), or need packages that the site lacks. */
const NOT_FOR_APPS =
  /^(?:Pigment\w+|nextjs|cjs|esm|internals?|legacy|modern|modules|node|node_modules|scripts|test-utils|types|umd)$/;

/**
 * Returns the modules that an app can import from an installed package: its name, its name with a folder, and
 * modules that are known to be imported.
 */
export function packageModules(
  siteDir: string,
  name: string,
  imported: readonly string[] = [],
): string[] {
  const folder = packageFolder(siteDir, name);
  const isModule = (entry: string) =>
    ['package.json', 'index.js'].some((file) => fs.existsSync(path.join(folder, entry, file)));
  const folders = fs
    .readdirSync(folder)
    .filter((entry) => !NOT_FOR_APPS.test(entry) && isModule(entry));
  const modules = new Set([name, ...folders.map((entry) => `${name}/${entry}`), ...imported]);
  return [...modules].sort();
}

const IMPORT = /^import (?!type )[^'"]*['"]((@[\w.-]+\/[\w.-]+|[\w.-]+)(?:\/[^'"]*)?)['"]/gm;

/**
 * Returns the packages that demos import, sorted, with the modules of them that they name. Imports of types
 * load nothing, and a module may have only types (`@acme/ui/augmentation`).
 */
export function packagesOf(codes: readonly string[]): Map<string, string[]> {
  const imports = codes
    .flatMap((code) => [...code.matchAll(IMPORT)])
    .map(([, module = '', name = '']) => ({ module, name }))
    .filter(({ name }) => !name.startsWith('.'));
  return new Map(
    [...groupBy(imports, ({ name }) => name)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, all]) => [name, [...new Set(all.map(({ module }) => module))].sort()]),
  );
}

/** Packages that the frame contains itself (plugins/sandbox/browser/frame/start.tsx). */
const IN_FRAME = ['react', 'react-dom'];

const fileName = (packageName: string) => packageName.replace('@', '').replaceAll('/', '-');

function packageFile(modules: readonly string[]): string {
  const imports = modules.map((name, index) => `import * as m${index} from '${name}';\n`);
  const entries = modules.map((name, index) => `  '${name}': m${index},\n`);
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}

function tableFile(packages: ReadonlyMap<string, readonly string[]>): string {
  const entries = [...packages].flatMap(([name, modules]) => {
    const file = fileName(name);
    const load = `import(/* webpackChunkName: "${file}" */ './${file}.js')`;
    return modules.map(
      (module) => `  '${module}': () => ${load}.then((all) => all.default['${module}']),\n`,
    );
  });
  return `export default {\n${entries.join('')}};\n`;
}

/**
 * Returns the sources of the modules that edited demos can import, by file name: one file for each
 * package, `modules.js`, the table of their loaders, and `scriptsHash.js`.
 *
 * @param packages names of installed packages, with the modules that are imported from them; React and the
 *   package in scripts are provided in other ways
 * @param scripts the package that the frame has in scripts, and the part of their names that changes with them
 */
export function moduleFiles(
  siteDir: string,
  packages: ReadonlyMap<string, readonly string[]>,
  scripts: { package: string; hash: string },
): Map<string, string> {
  const known = new Map(
    [...packages]
      .filter(([name]) => name !== scripts.package && !IN_FRAME.includes(name))
      .map(([name, imported]) => [name, packageModules(siteDir, name, imported)]),
  );
  return new Map([
    ...[...known].map(([name, modules]) => [`${fileName(name)}.js`, packageFile(modules)] as const),
    ['modules.js', tableFile(known)],
    ['scriptsHash.js', `export default '${scripts.hash}';\n`],
  ]);
}
