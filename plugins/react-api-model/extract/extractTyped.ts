import type ts from 'typescript';
import type { UnrenderedComponent } from '../model/extracted';
import { commentedNode } from './readSources';
import type { TypedComponent } from './findTyped';
import type { NamedTypes } from './namedTypes';
import { parseJavaScript } from './parseJavaScript';
import { definitionOf, readImplementation } from './readImplementation';
import type { Implementation } from './readImplementation';
import { readJsDoc } from './readJsDoc';
import { readProp, REACT_PROPS } from './readProps';
import { readTypeProps } from './readTypeProps';
import type { TypeProp } from './readTypeProps';
import { readTypes } from './readTypes';
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

/** Reads a component's implementation beside its types, if the code defines it. */
function implementationOf({ code, name, symbol }: TypedComponent): Implementation | undefined {
  const script = code === undefined ? undefined : parseJavaScript(code);
  const own = [name, symbol.name].find((each) => script && definitionOf(script, each));
  return script && own !== undefined ? readImplementation(script, own) : undefined;
}

/**
 * Extracts a component by its types alone: the props that they declare, apart from the props of native elements
 * and of React. Defaults come from comments, or from the code beside the types.
 *
 * @param program the program that the component was found in
 * @param pageUrl address of its API page
 * @param system declarations of props that all components share, which are left out
 * @throws {Error} that names the prop, when something in its types can't be read
 */
export function extractTyped(
  program: ts.Program,
  component: TypedComponent,
  pageUrl: string,
  system: ReadonlySet<ts.Declaration>,
): UnrenderedComponent {
  const { name, dir, folder, symbol, declaration, exportName } = component;
  const checker = program.getTypeChecker();
  const implementation = implementationOf(component);
  const typeProps = readTypeProps(checker, symbol, declaration.getSourceFile());
  const names: NamedTypes = new Map();
  const defaults = implementation?.defaults ?? new Map<string, string>();
  const sources = { checker, dir, typeProps, propTypes: new Map(), defaults, names };
  const isSystem = ({ declarations }: TypeProp) => declarations.some((node) => system.has(node));
  const props = [...typeProps.values()]
    .filter((prop) => !REACT_PROPS.includes(prop.name) && !isSystem(prop))
    .filter(({ declarations }) =>
      declarations.some((node) => !isOfPlatform(node) && !readJsDoc(node).isHidden),
    )
    .map((prop) => readProp(sources, prop.name));
  const { description, deprecated } = readJsDoc(commentedNode(declaration, symbol.name));
  const isClass = checker.getTypeOfSymbol(symbol).getConstructSignatures().length > 0;
  const takesRef = isClass || typeProps.has('ref') || implementation?.forwardsRef === true;
  return {
    name,
    folder,
    description,
    deprecated,
    pageUrl,
    isInPackageIndex: true,
    isDefaultExport: exportName === 'default',
    props,
    hasSystemProps: [...typeProps.values()].some(isSystem),
    spread: implementation?.spread ?? false,
    ref: { kind: takesRef ? 'any' : 'none' },
    slots: [],
    classes: [],
    types: readTypes(checker, names),
  };
}
