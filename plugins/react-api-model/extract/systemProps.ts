import type ts from 'typescript';
import type { TypedComponent } from './findTyped';
import { readTypeProps } from './readTypeProps';
import { isOfPlatform } from './typeNames';

/** Fewer shared props are listed for each component: readers look for them there. */
const MIN_PROPS = 50;

/**
 * Returns the declarations of the props by which a library styles all its components, as `margin`: hundreds of them
 * would be most of each component's list. They are shared by more than half of the components.
 *
 * @returns nothing for a library that has less than fifty of them
 */
export function findSystemProps(
  checker: ts.TypeChecker,
  components: readonly TypedComponent[],
): ReadonlySet<ts.Declaration> {
  const uses = new Map<ts.Declaration, number>();
  for (const { symbol, declaration } of components) {
    const props = readTypeProps(checker, symbol, declaration.getSourceFile());
    const declarations = [...props.values()].flatMap((prop) => prop.declarations);
    declarations.forEach((each) => uses.set(each, (uses.get(each) ?? 0) + 1));
  }
  const shared = [...uses].flatMap(([declaration, count]) =>
    count > components.length / 2 && !isOfPlatform(declaration) ? [declaration] : [],
  );
  return new Set(shared.length < MIN_PROPS ? [] : shared);
}
