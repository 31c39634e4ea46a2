import type ts from 'typescript';
import type { TypeShape } from './typeShape';

/** The types that keep their name, by how it is shown. */
export type NamedTypes = Map<string, ts.Symbol>;

/** What the steps that shape a type share. */
export interface ShapeContext {
  checker: ts.TypeChecker;
  /** Collects the types that keep their name. */
  names: NamedTypes;
  /** The prop's values may be extended by any string (its propTypes say so). */
  acceptsAnyString: boolean;
  /** Type parameters that a reader knows: those of the component itself. */
  typeParameters: ReadonlySet<string>;
  /** Shapes a type as it is written. */
  ofNode: (node: ts.TypeNode) => TypeShape;
  /** Shapes a type that is not written anywhere, only computed. */
  ofType: (type: ts.Type) => TypeShape;
}

/** Types of the library that carry the props of a slot; only the third argument means something. */
export const SLOT_PROPS = ['SlotProps', 'SlotComponentProps', 'SlotComponentPropsWithSlotState'];
