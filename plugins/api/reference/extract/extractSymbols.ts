import path from 'node:path';
import type ts from 'typescript';
import { createProgram } from './createProgram';
import { DOCUMENTED_SYMBOLS } from '../documentedSymbols';
import type { DocumentedSymbols } from '../documentedSymbols';
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

interface ExtractOptions {
  /** What is read; all that has a page of its own if left out. */
  named?: DocumentedSymbols;
  /** The release comes before the documented one: what it does not export is left out. */
  isEarlier?: boolean;
}

/**
 * Reads the interfaces and hooks of an installed package that have pages of their own: slow, and
 * cached.
 *
 * Throws, naming package, symbol, and member, when one is not exported or cannot be read.
 */
export function extractSymbols(
  installed: InstalledPackage,
  { named = DOCUMENTED_SYMBOLS[installed.name] ?? {}, isEarlier = false }: ExtractOptions = {},
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
  const isMeant = (name: string) => !isEarlier || exports.has(name);
  return [
    ...interfaces
      .filter(isMeant)
      .map((name) => read(name, (exported) => extractInterface(checker, exported, fileOf))),
    ...hooks
      .filter(isMeant)
      .map((name) =>
        read(name, (exported) => extractHookSymbol(checker, exported, { dir, fileOf })),
      ),
  ];
}
