import ts from 'typescript';
import { recordName } from './recordName';
import type { NamedTypes } from './shapeContext';
import { targetOf } from './typeNames';

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
