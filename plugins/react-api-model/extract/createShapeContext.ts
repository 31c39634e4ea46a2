import type ts from 'typescript';
import type { NamedTypes, ShapeContext } from './shapeContext';
import { shapeOfNode } from './shapeOfNode';
import { shapeOfType } from './shapeOfType';

/** In the library's own types, a parameter of this name is always the theme. */
const THEME_PARAMETER = 'Theme';

interface Options {
  checker: ts.TypeChecker;
  /** Collects the types that are shown by name. */
  names: NamedTypes;
  acceptsAnyString: boolean;
  /** Type parameters that readers know. */
  typeParameters: readonly string[];
  /** Those of them that the printed text declares. Defaults to none. */
  declared?: readonly string[];
  /** The type whose definition is printed, if it's one. */
  defined?: ts.Symbol;
}

/** Creates the context for the shape of one type. */
export function createShapeContext({
  typeParameters,
  declared = [],
  ...options
}: Options): ShapeContext {
  const context: ShapeContext = {
    ...options,
    typeParameters: new Set([THEME_PARAMETER, ...typeParameters]),
    declared: new Set(declared),
    ofNode: (node) => shapeOfNode(node, context),
    ofType: (type) => shapeOfType(type, context),
  };
  return context;
}
