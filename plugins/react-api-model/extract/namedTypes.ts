import ts from 'typescript';
import type { ShapeContext } from './shapeOfProp';
import { targetOf, packageOf, readableName } from './typeNames';
import type { TypeShape } from './typeShape';

/** The types that are shown by name, by the displayed name. */
export type NamedTypes = Map<string, ts.Symbol>;

/** Records a type that is shown by name, so that readers can look it up, unless it is a parameter. */
export function recordName(names: NamedTypes, name: string, symbol: ts.Symbol): void {
  const isParameter = (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
  if (!isParameter && !names.has(name)) {
    names.set(name, symbol);
  }
}

/** Returns the name that a node refers to: a type, or the value of `typeof Paper`. */
function nameIn(node: ts.Node): ts.EntityName | undefined {
  if (ts.isTypeReferenceNode(node)) {
    return node.typeName;
  }
  return ts.isTypeQueryNode(node) ? node.exprName : undefined;
}

/** Collects the types that a node names, by the names used in it. */
export function collectNames(checker: ts.TypeChecker, node: ts.Node, names: NamedTypes): void {
  const named = nameIn(node);
  if (named) {
    const symbol = checker.getSymbolAtLocation(named);
    if (symbol) {
      recordName(names, named.getText(), targetOf(checker, symbol));
    }
  }
  ts.forEachChild(node, (part) => collectNames(checker, part, names));
}

/**
 * Returns the shape of a type that is shown by name, and records the name to look it up. In the
 * definition of a type of the same name, it's shown with its package.
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
