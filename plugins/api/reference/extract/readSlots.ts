import type ts from 'typescript';
import type { ExtractedClass, ExtractedSlot } from '../model/component';
import { readJsDoc } from './readJsDoc';
import type { TypeProp } from './readTypeProps';

/**
 * Reads a component's slots from the type of its `slots` prop: a `<Name>Slots` interface, whose
 * comments have more detail, or a plain object type.
 *
 * @param prop the `slots` prop, if the component documents it
 * @param classes the component's classes; a slot's element has the class with the slot's name
 */
export function readSlots(
  checker: ts.TypeChecker,
  prop: TypeProp | undefined,
  classes: readonly ExtractedClass[],
): ExtractedSlot[] {
  const slots = new Map<string, ts.Symbol>();
  prop?.symbols
    .map((symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(symbol)))
    .flatMap((type) => checker.getPropertiesOfType(type))
    .forEach((slot) => slots.set(slot.name, slot));
  return [...slots.values()].flatMap(({ name, declarations }) => {
    // A slot whose name is computed has no declaration.
    const [declaration] = declarations ?? [];
    const doc = declaration && readJsDoc(declaration);
    if (doc?.isHidden) {
      return [];
    }
    return {
      name,
      className: classes.find((item) => item.name === name)?.className,
      default: doc?.default?.replace(/^'(.*)'$/, '$1'),
      description: doc?.description ?? '',
    };
  });
}
