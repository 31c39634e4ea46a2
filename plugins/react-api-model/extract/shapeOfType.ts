import ts from 'typescript';
import { referenceShape } from './referenceShape';
import type { ShapeContext } from './shapeContext';
import { aliasArguments, isReference, writtenArguments } from './typeArguments';
import { isClosed, isHandler, isValueUnion } from './typeNames';
import { ANY, intersectionOf, textShape, unionOf, withoutUndefined } from './typeShape';
import type { TypeShape } from './typeShape';
import { PRINT_FLAGS, unionMembers } from './unionMembers';

/** Larger computed objects are shown as `object`. */
const MAX_MEMBERS = 12;

function functionShape(signature: ts.Signature, { checker, ofType }: ShapeContext): TypeShape {
  return {
    kind: 'function',
    parameters: signature.parameters.map((parameter) => {
      const { valueDeclaration: written } = parameter;
      const isParameter = written !== undefined && ts.isParameter(written);
      const optional = isParameter && written.questionToken !== undefined;
      const type = ofType(checker.getTypeOfSymbol(parameter));
      return {
        name: parameter.name,
        type: optional ? withoutUndefined(type) : type,
        optional,
        rest: isParameter && written.dotDotDotToken !== undefined,
      };
    }),
    returns: ofType(checker.getReturnTypeOfSignature(signature)),
  };
}

/**
 * Returns the shape of an object. Each member is shown as it is written if that is readable on its
 * own.
 */
function objectShape(members: readonly ts.Symbol[], context: ShapeContext): TypeShape {
  if (members.length > MAX_MEMBERS) {
    return textShape('object');
  }
  return {
    kind: 'object',
    members: members.map((member) => {
      const written = member.declarations?.find(ts.isPropertySignature)?.type;
      const type =
        written && isClosed(written, context)
          ? context.ofNode(written)
          : context.ofType(context.checker.getTypeOfSymbol(member));
      const optional = (member.flags & ts.SymbolFlags.Optional) !== 0;
      return { key: member.name, type: optional ? withoutUndefined(type) : type, optional };
    }),
  };
}

function namedShape(symbol: ts.Symbol, args: readonly ts.Type[], context: ShapeContext): TypeShape {
  return referenceShape(symbol, args.map(context.ofType), context);
}

/** Returns whether a type is a helper of another package, which readers cannot look up. */
function isForeignHelper(symbol: ts.Symbol): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return !file.includes('/@mui/') && !file.includes('/@types/react/');
}

/**
 * Returns the shape of a type that is computed and not written anywhere in the source, for example
 * an instantiated `Props['onChange']`. Named types are shown by name, except for unions of values.
 */
export function shapeOfType(type: ts.Type, context: ShapeContext): TypeShape {
  const { checker, ofType } = context;
  const [call, ...otherCalls] = type.getCallSignatures();
  const isFunction = call !== undefined && otherCalls.length === 0;
  const { aliasSymbol } = type;
  const isOpened =
    !aliasSymbol ||
    isValueUnion(type) ||
    isHandler(aliasSymbol) ||
    (isFunction && isForeignHelper(aliasSymbol));
  if (!isOpened) {
    return namedShape(aliasSymbol, aliasArguments(checker, type), context);
  }
  if (type.isUnion()) {
    return unionOf(unionMembers(type, checker).map(ofType));
  }
  if (type.isIntersection()) {
    return intersectionOf(type.types.map(ofType));
  }
  if (checker.isArrayType(type)) {
    const [element] = writtenArguments(checker, type);
    return { kind: 'array', element: element ? ofType(element) : ANY };
  }
  const members = type.getProperties();
  if (isFunction && members.length === 0) {
    return functionShape(call, context);
  }
  if (type.isClassOrInterface() || (isReference(type) && !checker.isTupleType(type))) {
    return namedShape(type.symbol, writtenArguments(checker, type), context);
  }
  const isPlainObject = (type.flags & ts.TypeFlags.Object) !== 0 && !checker.isTupleType(type);
  return isPlainObject && !call && type.getConstructSignatures().length === 0
    ? objectShape(members, context)
    : textShape(checker.typeToString(type, undefined, PRINT_FLAGS));
}
