import ts from 'typescript';
import { referenceShape } from './referenceShape';
import { SLOT_PROPS } from './shapeContext';
import type { ShapeContext } from './shapeContext';
import { isClosed, isHandler, isValueUnion, targetOf } from './typeNames';
import { slotPropsShape, textShape, unionOf } from './typeShape';
import type { TypeShape } from './typeShape';

/** Helpers that let a theme add values: the values themselves are shown. */
const OVERRIDABLE = ['OverridableStringUnion', 'OverridableUnion'];
/** Helpers of TypeScript that compute: their result is shown. */
const COMPUTED = ['ReturnType', 'Parameters', 'Exclude', 'Extract', 'Capitalize'];
/** A value, a list of values, or an object of values by breakpoint. */
const RESPONSIVE = 'ResponsiveStyleValue';
/** Larger objects keep their name. */
const MAX_INLINE_MEMBERS = 4;

/** The declared value of `type Name = …`, if there is one and it takes no arguments. */
function aliasedNode(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  return declaration?.typeParameters ? undefined : declaration?.type;
}

/** An interface that says nothing: a place where readers add members to a type. */
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

/** A few plain values under a name, such as an origin or a position: shorter to show than to look up. */
function inlineMembers(symbol: ts.Symbol, type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const declaration = symbol.declarations?.find(ts.isInterfaceDeclaration);
  const members = type.getProperties();
  const isSmall =
    declaration !== undefined &&
    !declaration.typeParameters &&
    members.length > 0 &&
    members.length <= MAX_INLINE_MEMBERS &&
    type.getCallSignatures().length === 0 &&
    // What else it may hold matters more than what it names.
    type.getStringIndexType() === undefined;
  const types = members.map((member) => checker.getTypeOfSymbol(member));
  // A list of class names is better known by its name.
  const isTelling = types.every(isValueUnion) && !types.every(isString);
  return isSmall && isTelling ? members : [];
}

function isComponentParameter(node: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
  const declaration = symbol && symbol.declarations?.find(ts.isTypeParameterDeclaration);
  return declaration ? declaration.constraint?.getText() === 'React.ElementType' : false;
}

function mentions(node: ts.Node, test: (node: ts.Node) => boolean): boolean {
  return test(node) || ts.forEachChild(node, (child) => mentions(child, test)) === true;
}

/** A type whose arguments are type parameters of the function around it, computed of nothing. */
function isGeneric({ aliasTypeArguments = [] }: ts.Type): boolean {
  return aliasTypeArguments.some((argument) => argument.isTypeParameter());
}

/** Arguments, unless they only thread through which component is rendered. */
function readableArguments(node: ts.TypeReferenceNode, context: ShapeContext): ts.TypeNode[] {
  const args = [...(node.typeArguments ?? [])];
  const isNoise = args.some(
    (arg) =>
      !isClosed(arg, context) ||
      mentions(arg, (part) => isComponentParameter(part, context.checker)),
  );
  return isNoise ? [] : args;
}

function resolve(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.Symbol {
  const found = checker.getSymbolAtLocation(node.typeName);
  const symbol = found && targetOf(checker, found);
  if (!symbol?.declarations) {
    throw new Error(
      `its type "${node.getText()}" cannot be resolved; install the package that it comes from, ` +
        'or leave the component out of the API reference',
    );
  }
  return symbol;
}

/**
 * The shape of a written `Name` or `Name<…>`.
 *
 * Throws when the name leads nowhere.
 */
export function shapeOfReference(node: ts.TypeReferenceNode, context: ShapeContext): TypeShape {
  const { checker, ofNode, ofType } = context;
  const symbol = resolve(node, checker);
  const [first, , third] = node.typeArguments ?? [];
  if (SLOT_PROPS.includes(symbol.name) && third) {
    return slotPropsShape(ofNode(third));
  }
  // Not before: all that a slot takes is much to compute, and none of it is shown.
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
    return {
      kind: 'object',
      members: inline.map((member) => ({
        key: member.name,
        type: memberShape(member, context),
        optional: (member.flags & ts.SymbolFlags.Optional) !== 0,
      })),
    };
  }
  const args = readableArguments(node, context).map(ofNode);
  return referenceShape(symbol, args, context);
}

function memberShape(member: ts.Symbol, { checker, ofNode, ofType }: ShapeContext): TypeShape {
  const written = member.declarations?.find(ts.isPropertySignature)?.type;
  return written ? ofNode(written) : ofType(checker.getTypeOfSymbol(member));
}
