import path from 'node:path';
import type ts from 'typescript';
import { createProgram } from './createProgram';
import { extractHook } from './extractHook';
import { findHooks, findNestedHooks } from './findHooks';
import type { ExtractedHook } from '../model/hook';
import type { InstalledPackage } from './locatePackage';

function exportsOf(program: ts.Program, file: string): Set<string> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return new Set(module ? checker.getExportsOfModule(module).map(({ name }) => name) : []);
}

/**
 * Extracts all documented hooks of an installed package. This is slow, so the result is cached.
 *
 * Throws, with package, hook, and member, when something cannot be read.
 */
export function extractHooks(installed: InstalledPackage): ExtractedHook[] {
  const index = path.join(installed.dir, 'index.d.ts');
  const found = [...findHooks(installed), ...findNestedHooks(installed)];
  const program = createProgram([index, ...found.map(({ entry }) => entry)]);
  const packageExports = exportsOf(program, index);
  return found.flatMap((files) => {
    try {
      return extractHook(program, files, packageExports) ?? [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`API reference of ${installed.name}: ${files.name}, ${reason}`);
    }
  });
}
