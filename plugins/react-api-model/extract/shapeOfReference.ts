import ts from 'typescript';
import { referenceShape } from './namedTypes';
import type { ShapeContext } from './shapeOfProp';
import { objectShape } from './shapeOfType';
import { isClosed, isHandler, isValueUnion, targetOf } from './typeNames';
import { textShape, unionOf } from './typeShape';
import type { TypeShape } from './typeShape';

/** Helpers that let a theme add values: their values are shown instead. */
const OVERRIDABLE = ['OverridableStringUnion', 'OverridableUnion'];
/** TypeScript's helpers that compute a type: their result is shown instead. */
const COMPUTED = ['ReturnType', 'Parameters', 'Exclude', 'Extract', 'Capitalize'];
/** Accepts a value, a list of values, or an object with one value per breakpoint. */
const RESPONSIVE = 'ResponsiveStyleValue';
/** Larger objects are shown by name. */
const MAX_INLINE_MEMBERS = 4;

/** Returns the node after `=` in `type Name = …`, if it is an alias without type parameters. */
function aliasedNode(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  return declaration?.typeParameters ? undefined : declaration?.type;
}

/** Returns whether an interface has no content: users can add members to it. */
function isEmptyInterface(symbol: ts.Symbol, type: ts.Type): boolean {
  return (
    (symbol.flags & ts.SymbolFlags.Interface) !== 0 &&
    type.getProperties().length === 0 &&
    type.getCallSignatures().length === 0 &&
    type.getStringIndexType() === undefined
  );
}

function isString({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.String) !== 0;
}

/** Returns the members of a small object of plain values, which is shorter than a reference. */
function inlineMembers(symbol: ts.Symbol, type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const declaration = symbol.declarations?.find(ts.isInterfaceDeclaration);
  const members = type.getProperties();
  const isSmall =
    declaration !== undefined &&
    !declaration.typeParameters &&
    members.length > 0 &&
    members.length <= MAX_INLINE_MEMBERS &&
    type.getCallSignatures().length === 0 &&
    // With an index signature, the other keys matter more than the named ones.
    type.getStringIndexType() === undefined;
  const types = members.map((member) => checker.getTypeOfSymbol(member));
  // An object of class names is easier to recognize by its name.
  const isInformative = types.every(isValueUnion) && !types.every(isString);
  return isSmall && isInformative ? members : [];
}

/** Returns whether a type is a parameter for the rendered component that readers see nowhere else. */
function isComponentParameter(node: ts.Node, { checker, declared }: ShapeContext): boolean {
  const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
  const declaration = symbol && symbol.declarations?.find(ts.isTypeParameterDeclaration);
  return declaration
    ? declaration.constraint?.getText() === 'React.ElementType' && !declared.has(symbol.name)
    : false;
}

/** Returns whether a type's arguments are parameters of a function: nothing can be computed. */
function isGeneric({ aliasTypeArguments = [] }: ts.Type): boolean {
  return aliasTypeArguments.some((argument) => argument.isTypeParameter());
}

/** Returns the arguments of a reference, unless they only pass on which component is rendered. */
function readableArguments(node: ts.TypeReferenceNode, context: ShapeContext): ts.TypeNode[] {
  const args = [...(node.typeArguments ?? [])];
  const isNoise = args.some((arg) => !isClosed(arg, context) || isComponentParameter(arg, context));
  return isNoise ? [] : args;
}

function resolve(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.Symbol {
  const found = checker.getSymbolAtLocation(node.typeName);
  const symbol = found && targetOf(checker, found);
  if (!symbol?.declarations) {
    throw new Error(
      `its type "${node.getText()}" cannot be resolved; install the package that declares it, ` +
        'or leave the component out of the API reference',
    );
  }
  return symbol;
}

/**
 * Returns the shape of a reference that is written as `Name` or `Name<…>`.
 *
 * Throws when the name cannot be resolved.
 */
export function shapeOfReference(node: ts.TypeReferenceNode, context: ShapeContext): TypeShape {
  const { checker, ofNode, ofType } = context;
  const symbol = resolve(node, checker);
  const [first] = node.typeArguments ?? [];
  const type = checker.getTypeFromTypeNode(node);
  if (OVERRIDABLE.includes(symbol.name) && first) {
    const values = ofNode(first);
    return context.acceptsAnyString ? unionOf([values, textShape('string')]) : values;
  }
  if (symbol.name === RESPONSIVE && first) {
    const value = ofNode(first);
    return unionOf([value, { kind: 'array', element: value }, textShape('object')]);
  }
  if (symbol.name === 'NonNullable' && first) {
    return ofNode(first);
  }
  if (COMPUTED.includes(symbol.name) || (isHandler(symbol) && !isGeneric(type))) {
    return ofType(type);
  }
  if (isValueUnion(type)) {
    const aliased = aliasedNode(symbol);
    return aliased ? ofNode(aliased) : ofType(type);
  }
  if (isEmptyInterface(symbol, type)) {
    return { kind: 'object', members: [] };
  }
  const inline = inlineMembers(symbol, type, checker);
  if (inline.length > 0) {
    return objectShape(inline, context);
  }
  const args = readableArguments(node, context).map(ofNode);
  return referenceShape(symbol, args, context);
}
