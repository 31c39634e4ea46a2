import type ts from 'typescript';
import { recordName } from './recordName';
import type { ShapeContext } from './shapeContext';
import { readableName } from './typeNames';
import type { TypeShape } from './typeShape';

/**
 * Returns the shape of a type that is shown by name, and records the name so that readers can look
 * it up.
 */
export function referenceShape(
  symbol: ts.Symbol,
  args: TypeShape[],
  { names }: ShapeContext,
): TypeShape {
  const name = readableName(symbol);
  recordName(names, name, symbol);
  return { kind: 'reference', name, args };
}
