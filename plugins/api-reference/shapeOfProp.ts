import ts from 'typescript';
import type { TypeProp } from './readTypeProps';
import type { ShapeContext } from './shapeContext';
import { shapeOfNode } from './shapeOfNode';
import { shapeOfType } from './shapeOfType';
import { isClosed } from './typeNames';
import { unionOf, withoutUndefined } from './typeShape';
import type { TypeShape } from './typeShape';

/** In the library's own types a parameter of this name always stands for its theme. */
const THEME_PARAMETER = 'Theme';

function createContext(
  checker: ts.TypeChecker,
  prop: TypeProp,
  acceptsAnyString: boolean,
): ShapeContext {
  const context: ShapeContext = {
    checker,
    acceptsAnyString,
    typeParameters: new Set([THEME_PARAMETER, ...prop.typeParameters]),
    ofNode: (node) => shapeOfNode(node, context),
    ofType: (type) => shapeOfType(type, context),
  };
  return context;
}

/** A bare type parameter shows what it may be: `RootComponent` → `React.ElementType`. */
function constraintOf(node: ts.TypeNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
  const declaration = symbol && symbol.declarations?.find(ts.isTypeParameterDeclaration);
  return declaration ? declaration.constraint : undefined;
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
  acceptsAnyString: boolean,
): TypeShape {
  const context = createContext(checker, prop, acceptsAnyString);
  const written = declarations
    .filter(ts.isPropertySignature)
    .flatMap(({ type }) => (type ? (constraintOf(type, checker) ?? type) : []));
  const isReadable = written.length > 0 && written.every((node) => isClosed(node, context));
  const shapes = isReadable
    ? written.map(context.ofNode)
    : prop.symbols.map((symbol) => context.ofType(checker.getTypeOfSymbol(symbol)));
  return withoutUndefined(unionOf(shapes));
}
