import ts from 'typescript';
import type { ExtractedType, TypeOrigin } from '../model/extracted';
import { readDefinition } from './readDefinition';
import { prefixErrors } from './createProgram';
import type { NamedTypes } from './namedTypes';
import { packageOf } from './typeNames';
import { hasGuide } from './typeReferences';

/** How many levels of names in definitions are followed, starting at the props. */
const DEPTH = 2;

/** Origins of types, by the files that declare them. */
const ORIGINS: readonly (readonly [path: RegExp, origin: TypeOrigin])[] = [
  [/\/typescript\/lib\/lib\.(?:dom|webworker)[^/]*$/, 'dom'],
  [/\/typescript\/lib\//, 'language'],
  [/\/@types\/react\//, 'react'],
];

function originOf({ declarations = [] }: ts.Symbol): TypeOrigin {
  const files = declarations.map((declaration) => declaration.getSourceFile().fileName);
  const known = ORIGINS.find(([path]) => files.some((file) => path.test(file)));
  return known ? known[1] : 'package';
}

/** Returns the facts that are needed to link a type to the page that describes it. */
function linkTo(name: string, symbol: ts.Symbol): ExtractedType {
  const origin = originOf(symbol);
  if (origin !== 'package') {
    return { name, origin };
  }
  const packageName = packageOf(symbol);
  const isComponent = (symbol.flags & ts.SymbolFlags.Value) !== 0;
  return {
    name,
    origin,
    ...(packageName !== undefined && { packageName }),
    ...(isComponent && { isComponent }),
  };
}

interface Reading {
  definition: string | undefined;
  names: NamedTypes;
}

/** Definitions that were read already: many components name the same types. */
const readings = new WeakMap<ts.Symbol, Reading>();

function readOnce(checker: ts.TypeChecker, symbol: ts.Symbol): Reading {
  const names: NamedTypes = new Map();
  const reading = readings.get(symbol) ?? {
    definition: readDefinition(checker, symbol, names),
    names,
  };
  readings.set(symbol, reading);
  return reading;
}

function readType(
  checker: ts.TypeChecker,
  [name, symbol]: [string, ts.Symbol],
  further: NamedTypes,
): ExtractedType {
  if (originOf(symbol) !== 'package') {
    return linkTo(name, symbol);
  }
  const { definition, names } = prefixErrors(`type "${name}": `, () => readOnce(checker, symbol));
  if (!hasGuide(name)) {
    names.forEach((found, key) => further.set(key, found));
  }
  return { ...linkTo(name, symbol), ...(definition !== undefined && { definition }) };
}

/**
 * Reads the types that props or hooks name, and the types that their definitions name, to the depth that
 * readers are likely to follow. Types that are only named at the end can be linked.
 *
 * Throws, with the type's name, when a name in a definition cannot be resolved.
 */
export function readTypes(
  checker: ts.TypeChecker,
  names: NamedTypes,
  depth: number = DEPTH,
): ExtractedType[] {
  const further: NamedTypes = new Map();
  const types = [...names].map((entry) => readType(checker, entry, further));
  const unread = new Map([...further].filter(([name]) => !names.has(name)));
  if (depth <= 1 || unread.size === 0) {
    return [...types, ...[...unread].map(([name, symbol]) => linkTo(name, symbol))];
  }
  const known = new Set(types.map(({ name }) => name));
  return [
    ...types,
    ...readTypes(checker, unread, depth - 1).filter(({ name }) => !known.has(name)),
  ];
}
