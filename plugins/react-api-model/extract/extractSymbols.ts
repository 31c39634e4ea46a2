import path from 'node:path';
import type ts from 'typescript';
import { createProgram } from './createProgram';
import { DOCUMENTED_SYMBOLS } from './documentedSymbols';
import type { DocumentedSymbols } from './documentedSymbols';
import { extractHookSymbol } from './extractHookSymbol';
import { extractInterface } from './extractInterface';
import { indexOf } from './findComponents';
import type { InstalledPackage } from './locatePackage';
import type { ExtractedSymbol } from '../model/symbol';

function exportsOf(program: ts.Program, file: string): ReadonlyMap<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exports = module ? checker.getExportsOfModule(module) : [];
  return new Map(exports.map((symbol) => [symbol.name, symbol]));
}

/**
 * Extracts the interfaces and hooks of an installed package that have their own pages. This is
 * slow, so the result is cached.
 *
 * Throws, with package, symbol, and member, when a symbol is not exported or cannot be read.
 */
export function extractSymbols(
  installed: InstalledPackage,
  named: DocumentedSymbols = DOCUMENTED_SYMBOLS[installed.name] ?? {},
): ExtractedSymbol[] {
  const { interfaces = [], hooks = [] } = named;
  if (interfaces.length + hooks.length === 0) {
    return [];
  }
  const { dir } = installed;
  const index = indexOf(installed);
  const program = createProgram([index]);
  const checker = program.getTypeChecker();
  const exports = exportsOf(program, index);
  const fileOf = (node: ts.Node) =>
    path.relative(dir, node.getSourceFile().fileName).replace(/\.d\.ts$/, '');
  const read = (name: string, extract: (exported: ts.Symbol) => ExtractedSymbol) => {
    try {
      const exported = exports.get(name);
      if (!exported) {
        throw new Error('the package does not export it; correct documentedSymbols.ts');
      }
      return extract(exported);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`API reference of ${installed.name}: ${name}, ${reason}`);
    }
  };
  return [
    ...interfaces.map((name) =>
      read(name, (exported) => extractInterface(checker, exported, fileOf)),
    ),
    ...hooks.map((name) =>
      read(name, (exported) => extractHookSymbol(checker, exported, { dir, fileOf })),
    ),
  ];
}
