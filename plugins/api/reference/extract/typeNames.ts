import path from 'node:path';
import ts from 'typescript';
import { SLOT_PROPS } from './shapeContext';
import type { ShapeContext } from './shapeContext';

const VALUE_FLAGS =
  ts.TypeFlags.Literal |
  ts.TypeFlags.String |
  ts.TypeFlags.Number |
  ts.TypeFlags.Boolean |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/** The DOM's types and `JSX` are declared for everyone and need no namespace. */
function isGlobal(declaration: ts.Declaration): boolean {
  return ts.isSourceFile(declaration.parent);
}

function isReacts(symbol: ts.Symbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  return (
    declaration !== undefined &&
    !isGlobal(declaration) &&
    declaration.getSourceFile().fileName.includes('/@types/react/')
  );
}

/** The declared name, with its namespace where React's is meant: `React.ReactNode`. */
export function readableName(symbol: ts.Symbol): string {
  return isReacts(symbol) ? `React.${symbol.name}` : symbol.name;
}

/** `React.MouseEventHandler<…>`, the data grid's listeners: a function type behind a name. */
export function isHandler(symbol: ts.Symbol): boolean {
  const isReactHandler = isReacts(symbol) && symbol.name.endsWith('EventHandler');
  return isReactHandler || symbol.name === 'GridEventListener';
}

/** What a name stands for, through imports. */
export function targetOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether a declaration stands in a file below `dir`. */
export function isInside(dir: string, declaration: ts.Node): boolean {
  return declaration.getSourceFile().fileName.startsWith(dir + path.sep);
}

/**
 * A type that consists of a few values (`'small' | 'large'`, `boolean`, `number | null`): its
 * members tell a reader more than its name.
 */
export function isValueUnion(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every(({ flags }) => (flags & VALUE_FLAGS) !== 0);
}

/** The parts of a reference that are shown; of a slot's props only the third argument is. */
function shownParts(node: ts.Node): readonly ts.Node[] {
  if (ts.isTypeReferenceNode(node) && SLOT_PROPS.includes(node.typeName.getText())) {
    return node.typeArguments?.slice(2) ?? [];
  }
  const parts: ts.Node[] = [];
  ts.forEachChild(node, (part) => void parts.push(part));
  return parts;
}

function isWithin(inner: ts.Node, outer: ts.Node): boolean {
  return inner === outer || (inner.parent !== undefined && isWithin(inner.parent, outer));
}

/**
 * Whether a written type makes sense where the reader sees it: it names no type parameter of a
 * helper type around it.
 */
export function isClosed(root: ts.TypeNode, { checker, typeParameters }: ShapeContext): boolean {
  const isForeign = (node: ts.Node) => {
    if (!ts.isTypeReferenceNode(node)) {
      return false;
    }
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const parameter = symbol?.declarations?.find(ts.isTypeParameterDeclaration);
    return parameter && !typeParameters.has(symbol?.name ?? '') && !isWithin(parameter, root);
  };
  const isKnown = (node: ts.Node): boolean =>
    !isForeign(node) && shownParts(node).every((part) => isKnown(part));
  return isKnown(root);
}
