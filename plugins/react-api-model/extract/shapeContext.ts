import type ts from 'typescript';
import type { TypeShape } from './typeShape';

/** The types that are shown by name, by the displayed name. */
export type NamedTypes = Map<string, ts.Symbol>;

/** Shared state while the shape of a type is determined. */
export interface ShapeContext {
  checker: ts.TypeChecker;
  /** Collects the types that are shown by name. */
  names: NamedTypes;
  /** The prop also accepts any other string, according to its propTypes. */
  acceptsAnyString: boolean;
  /** Type parameters that readers know: those of the component itself. */
  typeParameters: ReadonlySet<string>;
  /** Those of them that the printed text declares itself: readers see where they come from. */
  declared: ReadonlySet<string>;
  /** The type whose definition is printed, if it's one. */
  defined?: ts.Symbol;
  /** Returns the shape of a type as it is written. */
  ofNode: (node: ts.TypeNode) => TypeShape;
  /** Returns the shape of a type that is only computed, not written anywhere. */
  ofType: (type: ts.Type) => TypeShape;
}
