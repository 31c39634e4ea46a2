import path from 'node:path';
import ts from 'typescript';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import type { ShapeContext } from './shapeOfProp';

const VALUE_FLAGS =
  ts.TypeFlags.Literal |
  ts.TypeFlags.String |
  ts.TypeFlags.Number |
  ts.TypeFlags.Boolean |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/** Returns whether a declaration is global, like the DOM's types, and needs no namespace. */
function isGlobal(declaration: ts.Declaration): boolean {
  return ts.isSourceFile(declaration.parent);
}

function isFromReact(symbol: ts.Symbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  return (
    declaration !== undefined &&
    !isGlobal(declaration) &&
    declaration.getSourceFile().fileName.includes('/@types/react/')
  );
}

/** Returns the declared name of a type, with the namespace for React's types: `React.ReactNode`. */
export function readableName(symbol: ts.Symbol): string {
  return isFromReact(symbol) ? `React.${symbol.name}` : symbol.name;
}

/** Returns the name of the package in whose folder a symbol is declared. */
export function packageOf({ declarations = [] }: ts.Symbol): string | undefined {
  const file = declarations[0]?.getSourceFile().fileName ?? '';
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** Returns whether a type is a named handler: `React.MouseEventHandler<…>`, a grid's listener. */
export function isHandler(symbol: ts.Symbol): boolean {
  const isReactHandler = isFromReact(symbol) && symbol.name.endsWith('EventHandler');
  return isReactHandler || symbol.name === 'GridEventListener';
}

/** Returns the symbol that a name refers to, following imports. */
export function targetOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the members of a namespace, or of a value: `Item` of `Menu`. */
export function membersOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol[] {
  const target = targetOf(checker, symbol);
  return target.flags & ts.SymbolFlags.Module
    ? checker.getExportsOfModule(target)
    : target.flags & ts.SymbolFlags.Value
      ? checker.getPropertiesOfType(checker.getTypeOfSymbol(target))
      : [];
}

/** Returns a member of a namespace or value, following imports. */
export function memberOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  name: string,
): ts.Symbol | undefined {
  const member = membersOf(checker, symbol).find((each) => each.name === name);
  const shorthand = checker.getShorthandAssignmentValueSymbol(member?.valueDeclaration);
  const value = shorthand ?? member;
  return value && targetOf(checker, value);
}

/** Returns the exports of a module of a program; none if the program doesn't have it. */
export function exportsOf(program: ts.Program, file: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/** Returns whether a file is in a package of the library's scope. */
export function isOfLibrary(file: string): boolean {
  return LIBRARY.scope !== undefined && file.includes(`/${LIBRARY.scope}/`);
}

/** Returns whether a declaration is in a file below `dir`. */
export function isInside(dir: string, declaration: ts.Node): boolean {
  return declaration.getSourceFile().fileName.startsWith(dir + path.sep);
}

/** Returns whether a type is a few values, which say more than its name: `'small' | 'large'`. */
export function isValueUnion(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every(({ flags }) => (flags & VALUE_FLAGS) !== 0);
}

function isWithin(inner: ts.Node, outer: ts.Node): boolean {
  return inner === outer || (inner.parent !== undefined && isWithin(inner.parent, outer));
}

/** Returns whether a type is readable out of context: without parameters of types around it. */
export function isClosed(root: ts.TypeNode, { checker, typeParameters }: ShapeContext): boolean {
  const isForeign = (node: ts.Node): boolean => {
    if (!ts.isTypeReferenceNode(node)) {
      return false;
    }
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const parameter = symbol?.declarations?.find(ts.isTypeParameterDeclaration);
    return (
      parameter !== undefined &&
      !typeParameters.has(symbol?.name ?? '') &&
      !isWithin(parameter, root)
    );
  };
  const namesForeign = (node: ts.Node): boolean =>
    isForeign(node) || ts.forEachChild(node, namesForeign) === true;
  return !namesForeign(root);
}

/** Returns whether a declaration is one of the platform: the DOM, the language, React, or style sheets. */
export function isOfPlatform(declaration: ts.Node): boolean {
  return /\/node_modules\/(?:@types\/react(?:-dom)?|typescript\/lib|csstype)\//.test(
    declaration.getSourceFile().fileName,
  );
}
