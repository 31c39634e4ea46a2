import ts from 'typescript';
import { createProgram } from './createProgram';
import { indexOf } from './findComponents';
import type { InstalledPackage } from './locatePackage';
import { targetOf } from './typeNames';

/** A component, with or without a mark that it may change in any release. */
const COMPONENT = /^(?:Unstable_)?([A-Z][a-z]\w*)$/;

/** Returns the names of what a package's index exports under a component's name and can be called. */
export function exportedComponents(installed: InstalledPackage): string[] {
  const index = indexOf(installed);
  const program = createProgram([index]);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  const exports = module ? checker.getExportsOfModule(module) : [];
  return exports.flatMap((exported) => {
    const [, name] = COMPONENT.exec(exported.name) ?? [];
    const symbol = targetOf(checker, exported);
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
    return name && isValue && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
      ? [name]
      : [];
  });
}
