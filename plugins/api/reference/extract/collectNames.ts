import ts from 'typescript';
import type { NamedTypes } from './shapeContext';
import { targetOf } from './typeNames';

/** Collects the types that a node names, by the names used in it. */
export function collectNames(checker: ts.TypeChecker, node: ts.Node, names: NamedTypes): void {
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText();
    const symbol = checker.getSymbolAtLocation(node.typeName);
    if (symbol && !names.has(name)) {
      names.set(name, targetOf(checker, symbol));
    }
  }
  ts.forEachChild(node, (part) => collectNames(checker, part, names));
}
