import type ts from 'typescript';
import type { ExtractedProp } from '../model/extracted';
import { prefixErrors } from './createProgram';
import { readJsDoc } from './readJsDoc';
import { describeMember } from './readMembers';
import type { PropTypeEntry, TypeProp } from './readTypeProps';
import type { NamedTypes } from './namedTypes';
import { shapeOfProp } from './shapeOfProp';
import { isInside, isOfLibrary } from './typeNames';

/** Everything that is known about a component's props before it is merged. */
export interface PropSources {
  checker: ts.TypeChecker;
  /** The component's folder: declarations in it are the component's own. */
  dir: string;
  typeProps: ReadonlyMap<string, TypeProp>;
  propTypes: Map<string, PropTypeEntry>;
  /** Default values in the code, for props whose comment has none. */
  defaults: ReadonlyMap<string, string>;
  /** Collects the types that are shown by name. */
  names: NamedTypes;
}

/** React's own props: every component takes them, and none documents them. */
export const REACT_PROPS = ['ref', 'key'];

/** Returns the component's own declarations of a prop, or else other components', or React's. */
function closestDeclarations({ dir }: PropSources, prop: TypeProp): ts.Declaration[] {
  const own = prop.declarations.filter((declaration) => isInside(dir, declaration));
  const ofLibrary = prop.declarations.filter((declaration) =>
    isOfLibrary(declaration.getSourceFile().fileName),
  );
  const closest = [own, ofLibrary, prop.declarations].find(({ length }) => length > 0) ?? [];
  // In source order: the compiler's order depends on earlier queries.
  return closest.toSorted((a, b) => a.pos - b.pos);
}

/**
 * Returns the names to document: those in the shipped propTypes, which include relevant inherited
 * props, those that the component's own files add, and `slotProps` beside `slots`.
 */
export function documentedNames({ dir, typeProps, propTypes }: PropSources): string[] {
  const shipped = [...propTypes].filter(([, { doc }]) => !doc.isHidden).map(([name]) => name);
  const isOwn = (name: string, node: ts.Node) =>
    isInside(dir, node) || (name === 'slotProps' && shipped.includes('slots'));
  const declared = [...typeProps.values()]
    .filter(({ name }) => !propTypes.has(name) && !REACT_PROPS.includes(name))
    .filter(({ name, declarations }) =>
      declarations.some((node) => isOwn(name, node) && !readJsDoc(node).isHidden),
    )
    .map(({ name }) => name);
  return [...shipped, ...declared];
}

/**
 * Returns `slots` and `slotProps` where the types accept them but {@link documentedNames} lacks them:
 * another component declares them, or a helper type.
 */
export function unlistedNames(sources: PropSources): string[] {
  const { typeProps } = sources;
  const listed = documentedNames(sources);
  return typeProps.has('slots') && !listed.includes('slots')
    ? ['slots', 'slotProps'].filter((name) => typeProps.has(name) && !listed.includes(name))
    : [];
}

/**
 * Returns a type with the strings that the propTypes list, if the types only say that it is a string:
 * the listed ones are lost where a prop refers to another component's, as in `FormLabelProps['color']`.
 */
function withListed(type: string, entry: PropTypeEntry | undefined): string {
  return type === 'string' && entry?.acceptsAnyString ? [...entry.listed, type].join(' | ') : type;
}

function readKnownProp(sources: PropSources, name: string): ExtractedProp {
  const prop = sources.typeProps.get(name);
  const entry = sources.propTypes.get(name);
  const declarations = prop ? closestDeclarations(sources, prop) : [];
  const [declaration] = declarations;
  if (!prop || !declaration) {
    throw new Error('its propTypes document it, but its types do not declare it');
  }
  const declared = readJsDoc(declaration);
  const shipped = entry?.doc ?? declared;
  const doc = { ...shipped, description: shipped.description || declared.description };
  const shape = shapeOfProp(sources.checker, prop, declarations, {
    names: sources.names,
    acceptsAnyString: entry?.acceptsAnyString ?? false,
  });
  // TypeScript rejects an element without it, or React warns. The propTypes never require a prop whose type includes
  // `undefined`, as `React.ReactNode` does.
  const required = prop.required || (entry?.required ?? false);
  const described = describeMember(name, { required, shape, doc });
  return {
    ...described,
    type: withListed(described.type, entry),
    default: doc.default ?? sources.defaults.get(name),
    requiresRef: entry?.requiresRef ?? false,
  };
}

/**
 * Reads one prop.
 *
 * Throws, with its name, when it has no type or a type that cannot be resolved.
 */
export function readProp(sources: PropSources, name: string): ExtractedProp {
  return prefixErrors(`prop "${name}": `, () => readKnownProp(sources, name));
}

/**
 * Reads the props that a component documents, with readable types.
 *
 * Throws, with the prop's name, when a prop has no type or a type that cannot be resolved.
 */
export function readProps(sources: PropSources): ExtractedProp[] {
  return documentedNames(sources).map((name) => readProp(sources, name));
}
