import ts from 'typescript';
import { createShapeContext } from './createShapeContext';
import type { TypeProp } from './readTypeProps';
import type { NamedTypes } from './shapeContext';
import { isClosed } from './typeNames';
import { unionOf, withoutUndefined } from './typeShape';
import type { TypeShape } from './typeShape';

/** Returns the constraint of a bare type parameter: `React.ElementType` for `RootComponent`. */
function constraintOf(node: ts.TypeNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
  const declaration = symbol && symbol.declarations?.find(ts.isTypeParameterDeclaration);
  return declaration ? declaration.constraint : undefined;
}

interface Options {
  /** Collects the types that are shown by name. */
  names: NamedTypes;
  /** The prop also accepts any other string, according to its propTypes. */
  acceptsAnyString?: boolean;
}

/**
 * Returns the shape of a prop's type: as it is written if that is readable on its own, otherwise as
 * computed.
 *
 * @param declarations the relevant declarations of the prop; several are joined as a union
 * @throws when a name in the type cannot be resolved
 */
export function shapeOfProp(
  checker: ts.TypeChecker,
  prop: TypeProp,
  declarations: readonly ts.Declaration[],
  { names, acceptsAnyString = false }: Options,
): TypeShape {
  const { typeParameters } = prop;
  const context = createShapeContext({ checker, names, acceptsAnyString, typeParameters });
  const written = declarations
    .filter(ts.isPropertySignature)
    .flatMap(({ type }) => (type ? (constraintOf(type, checker) ?? type) : []));
  const isReadable = written.length > 0 && written.every((node) => isClosed(node, context));
  const shapes = isReadable
    ? written.map(context.ofNode)
    : prop.symbols.map((symbol) => context.ofType(checker.getTypeOfSymbol(symbol)));
  return withoutUndefined(unionOf(shapes));
}
