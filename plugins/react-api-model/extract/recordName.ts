import ts from 'typescript';
import type { NamedTypes } from './shapeContext';

/** Records a type that is shown by name, so that readers can look it up, unless it is a parameter. */
export function recordName(names: NamedTypes, name: string, symbol: ts.Symbol): void {
  const isParameter = (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
  if (!isParameter && !names.has(name)) {
    names.set(name, symbol);
  }
}
