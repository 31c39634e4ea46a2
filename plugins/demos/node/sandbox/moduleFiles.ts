import { packageModules } from './packageModules';

/** What the frame contains itself (plugins/demos/sandbox/frame/start.tsx). */
const IN_FRAME = ['react', 'react-dom'];

function fileName(packageName: string): string {
  return packageName.replace('@', '').replaceAll('/', '-');
}

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
 * @param packages names of installed packages, with modules that are imported of them; React and that of
 *   the scripts are provided in other ways
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
