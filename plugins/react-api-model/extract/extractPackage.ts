import type ts from 'typescript';
import { createProgram } from './createProgram';
import { extractComponent } from './extractComponent';
import { findFolders, findNamedExports, indexOf } from './findComponents';
import type { ComponentFiles } from './findComponents';
import type { InstalledPackage } from './locatePackage';
import type { UnrenderedComponent } from '../model/component';

/**
 * Props that propTypes list although the types reject them, in the known releases. Any other
 * contradiction fails the build.
 */
const REJECTED: Readonly<Record<string, readonly string[]>> = {
  '@mui/base/CssTransition': ['lastTransitionedPropertyOnEnter'],
};

function exportsOf(program: ts.Program, file: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

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
  const read = (files: ComponentFiles): UnrenderedComponent[] => {
    try {
      const rejected = REJECTED[`${installed.name}/${files.name}`];
      return [extractComponent(program, files, packageExports, rejected) ?? []].flat();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`API reference of ${installed.name}: ${files.name}, ${reason}`);
    }
  };
  const ofFolders = folders.flatMap(read);
  const known = new Set(ofFolders.map(({ name }) => name));
  const named = findNamedExports(installed, program.getTypeChecker(), exports);
  return [...ofFolders, ...named.filter(({ name }) => !known.has(name)).flatMap(read)];
}
