import type ts from 'typescript';
import type { ExtractedType, TypeOrigin } from '../model/component';
import { readDefinition } from './readDefinition';
import type { NamedTypes } from './shapeContext';
import { TYPE_GUIDES } from './typeReferences';

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
): ExtractedType | undefined {
  const origin = originOf(symbol);
  if (origin !== 'package') {
    return { name, origin };
  }
  try {
    const { definition, names } = readOnce(checker, symbol);
    if (!TYPE_GUIDES.has(name)) {
      names.forEach((found, key) => further.set(key, found));
    }
    return definition === undefined ? undefined : { name, origin, definition };
  } catch (error) {
    throw new Error(`type "${name}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reads the types that props or hooks name, and those that their definitions name, as far as
 * readers are likely to follow them. Leaves out classes and enums.
 *
 * Throws, with the type's name, when a name in a definition cannot be resolved.
 */
export function readTypes(
  checker: ts.TypeChecker,
  names: NamedTypes,
  depth: number = DEPTH,
): ExtractedType[] {
  const further: NamedTypes = new Map();
  const types = [...names].flatMap((entry) => readType(checker, entry, further) ?? []);
  const unread = new Map([...further].filter(([name]) => !names.has(name)));
  if (depth <= 1 || unread.size === 0) {
    return types;
  }
  const known = new Set(types.map(({ name }) => name));
  return [
    ...types,
    ...readTypes(checker, unread, depth - 1).filter(({ name }) => !known.has(name)),
  ];
}
