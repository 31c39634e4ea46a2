import ts from 'typescript';
import type { UnrenderedComponent } from '../model/extracted';
import { createProgram } from './createProgram';
import { indexOf, findFolders, findNamedExports } from './findComponents';
import type { ComponentFiles } from './findComponents';
import type { InstalledPackage } from './locatePackage';
import { prefixErrors } from './prefixErrors';
import { exportsOf, targetOf } from './typeNames';
import { extractComponent } from './extractComponent';

/** A component, with or without a mark that it may change in any release. */
const COMPONENT = /^(?:Unstable_)?([A-Z][a-z]\w*)$/;

/** Returns the names of what a package's index exports under a component's name and can be called. */
export function exportedComponents(installed: InstalledPackage): string[] {
  const index = indexOf(installed);
  const program = createProgram([index]);
  const checker = program.getTypeChecker();
  return exportsOf(program, index).flatMap((exported) => {
    const [, name] = COMPONENT.exec(exported.name) ?? [];
    const symbol = targetOf(checker, exported);
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
    return name && isValue && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
      ? [name]
      : [];
  });
}

/**
 * Props that propTypes list although the types reject them, in the known releases. Any other
 * contradiction fails the build.
 */
const REJECTED: Readonly<Record<string, readonly string[]>> = {
  '@mui/base/CssTransition': ['lastTransitionedPropertyOnEnter'],
};

/**
 * Extracts all documented components of an installed package. This takes a few seconds, so the
 * result is cached.
 *
 * Throws, with package, component, and prop, when something cannot be read.
 */
export function extractPackage(installed: InstalledPackage): UnrenderedComponent[] {
  const index = indexOf(installed);
  const folders = findFolders(installed);
  const program = createProgram([index, ...folders.map(({ entry }) => entry)]);
  const exports = exportsOf(program, index);
  const packageExports = new Set(exports.map(({ name }) => name));
  const read = (files: ComponentFiles): UnrenderedComponent | [] => {
    const { name } = files;
    const rejected = REJECTED[`${installed.name}/${name}`];
    return prefixErrors(
      `API reference of ${installed.name}: ${name}, `,
      () => extractComponent(program, files, packageExports, rejected) ?? [],
    );
  };
  const ofFolders = folders.flatMap(read);
  const known = new Set(ofFolders.map(({ name }) => name));
  const named = findNamedExports(installed, program.getTypeChecker(), exports);
  return [...ofFolders, ...named.filter(({ name }) => !known.has(name)).flatMap(read)];
}
