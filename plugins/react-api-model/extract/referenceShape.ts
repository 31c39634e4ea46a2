import type ts from 'typescript';
import { recordName } from './recordName';
import type { ShapeContext } from './shapeContext';
import { packageOf, readableName } from './typeNames';
import type { TypeShape } from './typeShape';

/**
 * Returns the shape of a type that is shown by name, and records the name so that readers can look
 * it up. In the definition of a type with the same name, it's shown with its package: the definition
 * would seem to refer to itself.
 */
export function referenceShape(
  symbol: ts.Symbol,
  args: TypeShape[],
  { names, defined }: ShapeContext,
): TypeShape {
  const name = readableName(symbol);
  const from =
    defined && defined !== symbol && defined.name === name ? packageOf(symbol) : undefined;
  if (from !== undefined) {
    return { kind: 'reference', name: `import('${from}').${name}`, args };
  }
  recordName(names, name, symbol);
  return { kind: 'reference', name, args };
}
