import ts from 'typescript';
import { collectNames } from './namedTypes';
import type { ShapeContext } from './shapeOfProp';
import { shapeOfReference } from './shapeOfReference';
import { isClosed, isValueUnion } from './typeNames';
import { ANY, intersectionOf, textShape, unionOf, withoutUndefined } from './typeShape';
import type { ObjectMember, TypeShape } from './typeShape';

/** Returns a context that also knows the type parameters of a generic function. */
function withTypeParameters(names: readonly string[], context: ShapeContext): ShapeContext {
  const inner: ShapeContext = {
    ...context,
    typeParameters: new Set([...context.typeParameters, ...names]),
    declared: new Set([...context.declared, ...names]),
    ofNode: (node) => shapeOfNode(node, inner),
  };
  return inner;
}

function functionShape(
  node: ts.FunctionTypeNode | ts.MethodSignature,
  context: ShapeContext,
): TypeShape {
  const own = (node.typeParameters ?? []).map(({ name }) => name.text);
  const { ofNode } = own.length > 0 ? withTypeParameters(own, context) : context;
  return {
    kind: 'function',
    ...(node.typeParameters && {
      typeParameters: node.typeParameters.map((parameter) => parameter.getText()),
    }),
    parameters: node.parameters.map(({ name, type, questionToken, dotDotDotToken }) => ({
      name: name.getText(),
      type: type ? ofNode(type) : ANY,
      optional: questionToken !== undefined,
      rest: dotDotDotToken !== undefined,
    })),
    returns: node.type ? ofNode(node.type) : ANY,
  };
}

/** Returns the shape of a member of an interface or a type literal. Throws without a key. */
export function memberShape(member: ts.TypeElement, context: ShapeContext): ObjectMember {
  const optional = member.questionToken !== undefined;
  if (ts.isPropertySignature(member) && member.type) {
    const type = context.ofNode(member.type);
    return { key: member.name.getText(), type: optional ? withoutUndefined(type) : type, optional };
  }
  if (ts.isMethodSignature(member)) {
    return { key: member.name.getText(), type: functionShape(member, context), optional };
  }
  if (ts.isIndexSignatureDeclaration(member)) {
    const [parameter] = member.parameters;
    return { key: `[${parameter?.getText() ?? ''}]`, type: context.ofNode(member.type), optional };
  }
  throw new Error(`its type has a member that cannot be shown: "${member.getText()}"`);
}

/** Returns the shape of `Props['color']`: as the other prop is written, if readable here. */
function indexedShape(node: ts.IndexedAccessTypeNode, context: ShapeContext): TypeShape {
  const { checker, ofNode, ofType } = context;
  const { indexType } = node;
  const name =
    ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal)
      ? indexType.literal.text
      : undefined;
  const holder = checker.getTypeFromTypeNode(node.objectType);
  const written =
    name === undefined
      ? undefined
      : checker.getPropertyOfType(holder, name)?.declarations?.find(ts.isPropertySignature)?.type;
  return written && isClosed(written, context)
    ? ofNode(written)
    : ofType(checker.getTypeFromTypeNode(node));
}

/** From this many members on, `keyof Names` is more readable than the list of names. */
const LONG_KEYOF = 24;

function isShortKeyof(node: ts.TypeNode, { checker }: ShapeContext): boolean {
  const type = ts.isTypeOperatorNode(node) && checker.getTypeFromTypeNode(node);
  return type && !(type.isUnion() && type.types.length >= LONG_KEYOF);
}

/**
 * Returns the shape of a type as its author wrote it. Names are kept, unless the types they stand
 * for are shorter or more informative (`shapeOfReference`).
 *
 * Throws when a name in it cannot be resolved.
 */
export function shapeOfNode(node: ts.TypeNode, context: ShapeContext): TypeShape {
  const { checker, ofNode, ofType } = context;
  switch (true) {
    case ts.isParenthesizedTypeNode(node):
      return ofNode(node.type);
    case ts.isUnionTypeNode(node):
      return unionOf(node.types.map(ofNode));
    case ts.isIntersectionTypeNode(node):
      return intersectionOf(node.types.map(ofNode));
    case ts.isFunctionTypeNode(node):
      return functionShape(node, context);
    case ts.isArrayTypeNode(node):
      return { kind: 'array', element: ofNode(node.elementType) };
    case ts.isTypeLiteralNode(node):
      return { kind: 'object', members: node.members.map((item) => memberShape(item, context)) };
    case ts.isTypeReferenceNode(node):
      return shapeOfReference(node, context);
    case ts.isIndexedAccessTypeNode(node):
      return indexedShape(node, context);
    case ts.isConditionalTypeNode(node) ||
      ts.isImportTypeNode(node) ||
      ts.isMappedTypeNode(node) ||
      ts.isTemplateLiteralTypeNode(node):
      return ofType(checker.getTypeFromTypeNode(node));
    case (ts.isTypeQueryNode(node) || isShortKeyof(node, context)) &&
      isValueUnion(checker.getTypeFromTypeNode(node)):
      return ofType(checker.getTypeFromTypeNode(node));
    default:
      // `readonly GridColDef[]`: shown as it is written; its names can still be looked up.
      collectNames(checker, node, context.names);
      return textShape(node.getText().replaceAll('"', "'"));
  }
}
