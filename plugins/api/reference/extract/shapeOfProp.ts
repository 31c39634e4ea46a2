import ts from 'typescript';
import { createShapeContext } from './createShapeContext';
import type { TypeProp } from './readTypeProps';
import type { NamedTypes } from './shapeContext';
import { isClosed } from './typeNames';
import { unionOf, withoutUndefined } from './typeShape';
import type { TypeShape } from './typeShape';

/** A bare type parameter shows what it may be: `RootComponent` → `React.ElementType`. */
function constraintOf(node: ts.TypeNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
  const declaration = symbol && symbol.declarations?.find(ts.isTypeParameterDeclaration);
  return declaration ? declaration.constraint : undefined;
}

interface Options {
  /** Collects the types that keep their name. */
  names: NamedTypes;
  /** The prop's values may be extended by any string (its propTypes say so). */
  acceptsAnyString?: boolean;
}

/**
 * The shape of a prop's type: as it is written if that makes sense on its own, else as computed.
 *
 * Takes the prop and the declarations of it that count; several make a union. Throws when a name
 * in the type leads nowhere.
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
