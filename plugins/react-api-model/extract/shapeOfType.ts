import ts from 'typescript';
import { referenceShape } from './namedTypes';
import type { ShapeContext } from './shapeOfProp';
import { isClosed, isHandler, isOfLibrary, isValueUnion } from './typeNames';
import { ANY, intersectionOf, textShape, unionOf, withoutUndefined } from './typeShape';
import type { TypeShape } from './typeShape';

/** How a type is printed in full, by its name if it has one. */
const PRINT_FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Returns the members of a union as they were written: those that are unions keep their names. */
function writtenMembers(type: ts.UnionType): readonly ts.Type[] {
  // The compiler's own texts do the same.
  const { origin } = type as ts.UnionType & { origin?: ts.Type };
  return origin?.isUnion() ? origin.types : type.types;
}

/**
 * Sorts by text the members of the same declaration, such as `SlotProps<…>`, within the places that these
 * members take.
 *
 * @param declarationOf returns the identity of a member's declaration; undefined if it has none, so that it
 *   stays
 */
export function sortNamesakes<Member>(
  members: readonly Member[],
  declarationOf: (member: Member) => unknown,
  textOf: (member: Member) => string,
): Member[] {
  const sorted = new Map<unknown, Member[]>();
  for (const declaration of new Set(members.map(declarationOf))) {
    const namesakes = members.filter((member) => declarationOf(member) === declaration);
    if (declaration !== undefined && namesakes.length > 1) {
      const texts = new Map(namesakes.map((member) => [member, textOf(member)]));
      const byText = (a: Member, b: Member) =>
        (texts.get(a) ?? '') < (texts.get(b) ?? '') ? -1 : 1;
      sorted.set(declaration, namesakes.sort(byText));
    }
  }
  return members.map((member) => sorted.get(declarationOf(member))?.shift() ?? member);
}

/**
 * Returns the members of a union as they were written, and several of one declaration by their
 * texts: the compiler orders computed members by when it first met them.
 */
function unionMembers(type: ts.UnionType, checker: ts.TypeChecker): ts.Type[] {
  return sortNamesakes(
    writtenMembers(type),
    // The types leave out that some types have no symbol.
    (member) => member.aliasSymbol ?? (member.symbol as ts.Symbol | undefined),
    (member) => checker.typeToString(member, undefined, PRINT_FLAGS),
  );
}

/** Returns whether a type is written as a name with arguments, if any: an interface, or a tuple. */
function isReference(type: ts.Type): type is ts.TypeReference {
  const { objectFlags } = type as Partial<ts.ObjectType>;
  return objectFlags !== undefined && (objectFlags & ts.ObjectFlags.Reference) !== 0;
}

/** Returns type arguments as a person would write them, without arguments that equal the default. */
function writtenArguments(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if (!isReference(type)) {
    return [];
  }
  // An interface's last argument is its `this` type, which has no parameter.
  const parameters = type.target.typeParameters ?? [];
  const args = checker.getTypeArguments(type).slice(0, parameters.length);
  const last = args.findLastIndex((arg, index) => parameters[index]?.getDefault() !== arg);
  return args.slice(0, last + 1);
}

/** Returns the arguments of an alias as a person would write them. */
function aliasArguments(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const { aliasSymbol, aliasTypeArguments: args = [] } = type;
  const parameters = aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration)?.typeParameters;
  const defaultOf = (index: number) => {
    const node = parameters?.[index]?.default;
    return node && checker.getTypeFromTypeNode(node);
  };
  const last = args.findLastIndex((arg, index) => defaultOf(index) !== arg);
  return args.slice(0, last + 1);
}

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

/** Returns the shape of an object: members as they are written, if readable on their own. */
export function objectShape(members: readonly ts.Symbol[], context: ShapeContext): TypeShape {
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

/** Returns whether a type is a helper of another package, which readers cannot look up. */
function isForeignHelper(symbol: ts.Symbol): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return !isOfLibrary(file) && !file.includes('/@types/react/');
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
    return referenceShape(aliasSymbol, aliasArguments(checker, type).map(ofType), context);
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
    return referenceShape(type.symbol, writtenArguments(checker, type).map(ofType), context);
  }
  const isPlainObject = (type.flags & ts.TypeFlags.Object) !== 0 && !checker.isTupleType(type);
  return isPlainObject && !call && type.getConstructSignatures().length === 0
    ? objectShape(members, context)
    : textShape(checker.typeToString(type, undefined, PRINT_FLAGS));
}
