import ts from 'typescript';
import type { NamedTypes } from './namedTypes';
import { unionOf, withoutUndefined } from './typeShape';
import type { TypeShape } from './typeShape';
import { shapeOfNode } from './shapeOfNode';
import { shapeOfType } from './shapeOfType';
import type { TypeProp } from './readTypeProps';
import { isClosed } from './typeNames';

/** Shared state while the shape of a type is determined. */
export interface ShapeContext {
  checker: ts.TypeChecker;
  /** Collects the types that are shown by name. */
  names: NamedTypes;
  /** The prop also accepts any other string, according to its propTypes. */
  acceptsAnyString: boolean;
  /** Type parameters that readers know: the parameters of the component itself. */
  typeParameters: ReadonlySet<string>;
  /** Type parameters that the printed text declares itself: readers see where they come from. */
  declared: ReadonlySet<string>;
  /** The type whose definition is printed, if it's one. */
  defined?: ts.Symbol;
  /** Returns the shape of a type as it is written. */
  ofNode: (node: ts.TypeNode) => TypeShape;
  /** Returns the shape of a type that is only computed, not written anywhere. */
  ofType: (type: ts.Type) => TypeShape;
}

/** In the library's own types, a parameter of this name is always the theme. */
const THEME_PARAMETER = 'Theme';

type Options = Pick<ShapeContext, 'checker' | 'names' | 'defined'> & {
  acceptsAnyString?: boolean;
  typeParameters: readonly string[];
  declared?: readonly string[];
};

/** Creates the context for the shape of one type. */
export function createShapeContext({
  acceptsAnyString = false,
  typeParameters,
  declared = [],
  ...options
}: Options): ShapeContext {
  const context: ShapeContext = {
    ...options,
    acceptsAnyString,
    typeParameters: new Set([THEME_PARAMETER, ...typeParameters]),
    declared: new Set(declared),
    ofNode: (node) => shapeOfNode(node, context),
    ofType: (type) => shapeOfType(type, context),
  };
  return context;
}

/** Returns the constraint of a bare type parameter: `React.ElementType` for `RootComponent`. */
function constraintOf(node: ts.TypeNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
  const declaration = symbol && symbol.declarations?.find(ts.isTypeParameterDeclaration);
  return declaration ? declaration.constraint : undefined;
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
  options: Pick<Options, 'names' | 'acceptsAnyString'>,
): TypeShape {
  const context = createShapeContext({ checker, ...options, typeParameters: prop.typeParameters });
  const written = declarations
    .filter(ts.isPropertySignature)
    .flatMap(({ type }) => (type ? (constraintOf(type, checker) ?? type) : []));
  const isReadable = written.length > 0 && written.every((node) => isClosed(node, context));
  const shapes = isReadable
    ? written.map(context.ofNode)
    : prop.symbols.map((symbol) => context.ofType(checker.getTypeOfSymbol(symbol)));
  return withoutUndefined(unionOf(shapes));
}
