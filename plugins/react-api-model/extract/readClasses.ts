import path from 'node:path';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import type { ClassNames } from '@component-docs/kit/shared/site/libraryTypes';
import type { ExtractedClass } from '../model/extracted';
import type { ComponentFiles } from './findComponents';
import { readJsDoc } from './readJsDoc';
import type { TypeProp } from './readTypeProps';
import { targetOf } from './typeNames';
import fs from 'node:fs';
import ts from 'typescript';
import { parseJavaScript } from './parseJavaScript';
import type { Script } from './parseJavaScript';

/** The first part of a component's class names: `AcmeInput`. */
interface ClassPrefixes {
  own: string;
  /** Classes of another component: the `multiline` class of Input is `AcmeInputBase`'s. */
  shared: Map<string, string>;
}

interface Generated {
  prefix: string;
  keys: string[];
}

/** Returns a folder's `…Classes.js`, if it has one. */
export function classesFile(dir: string): string | undefined {
  const name = fs.readdirSync(dir).find((file) => file.endsWith('Classes.js'));
  return name && path.join(dir, name);
}

/** Finds the call `generateUtilityClasses('AcmeInput', ['root', …])`, whose prefix may be a constant. */
function generatedIn(script: Script): Generated | undefined {
  const call = script
    .find(ts.isCallExpression)
    .find(({ expression }) => expression.getText() === 'generateUtilityClasses');
  const [first, keys] = call?.arguments ?? [];
  const prefix = first && ts.isIdentifier(first) ? script.constant(first.text) : first;
  return prefix && ts.isStringLiteral(prefix) && keys
    ? {
        prefix: prefix.text,
        keys: script.find(ts.isStringLiteral, keys).map(({ text }) => text),
      }
    : undefined;
}

/** Returns the folders of the components whose classes are spread into these. */
function spreadFolders(script: Script): string[] {
  const spread = script.find(ts.isSpreadAssignment).map(({ expression }) => expression.getText());
  return script
    .imports()
    .filter(({ names }) => names.some((name) => spread.includes(name)))
    .map(({ module }) => path.dirname(path.join(path.dirname(script.file), module)));
}

/** Returns the names of the classes that a `…Classes.js` generates. */
export function generatedKeys(file: string): string[] {
  return generatedIn(parseJavaScript(file))?.keys ?? [];
}

/** Reads the prefixes from a `…Classes.js`; undefined if it generates no classes. */
function readClassPrefixes(file: string): ClassPrefixes | undefined {
  const script = parseJavaScript(file);
  const generated = generatedIn(script);
  if (!generated) {
    return undefined;
  }
  const shared = spreadFolders(script)
    .flatMap((folder) => classesFile(folder) ?? [])
    .flatMap((other) => generatedIn(parseJavaScript(other)) ?? [])
    .flatMap(({ prefix, keys }) => keys.map((key) => [key, prefix] as const))
    .filter(([key]) => !generated.keys.includes(key));
  return { own: generated.prefix, shared: new Map(shared) };
}

/** Returns the prefixes of the class names of the package whose folder is given. */
function prefixesIn(dir: string, { others = {}, ...common }: ClassNames) {
  const inPackage = (name: string) => dir.includes(path.join('node_modules', name, path.sep));
  return Object.entries(others).find(([name]) => inPackage(name))?.[1] ?? common;
}

/**
 * Describes a class by its full name, as used in browsers. A class of a state is shared by all components, instead
 * of belonging to one.
 *
 * @param dir the component's folder
 * @param component the component's part of the name: `AcmeButton`
 */
function describeClass(
  dir: string,
  component: string,
  property: ts.Symbol,
  classNames: ClassNames,
): ExtractedClass[] {
  const [declaration] = property.declarations ?? [];
  const doc = declaration && readJsDoc(declaration);
  if (!doc || doc.isHidden) {
    return [];
  }
  const { name } = property;
  const { state, own } = prefixesIn(dir, classNames);
  const isGlobal = classNames.states.includes(name);
  return [
    {
      name,
      className: isGlobal ? state + name : `${own}${component}-${name}`,
      isGlobal,
      description: doc.description,
      deprecated: doc.deprecated,
    },
  ];
}

/** Returns the type `ButtonClasses`, or the type of `buttonClasses` without such an interface. */
export function exportedClasses(
  checker: ts.TypeChecker,
  component: string,
  exports: readonly ts.Symbol[],
): ts.Type | undefined {
  const found = (name: string) => {
    const symbol = exports.find((item) => item.name === name);
    return symbol && targetOf(checker, symbol);
  };
  const type = found(`${component}Classes`);
  const value = found(`${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`);
  return type ? checker.getDeclaredTypeOfSymbol(type) : value && checker.getTypeOfSymbol(value);
}

interface ClassSources {
  type: ts.Type;
  /** The `…Classes.js` that generates them. */
  file: string;
}

/** Returns a class list that is declared elsewhere: `classes?: Partial<GridClasses>`. */
function classesOfProp(
  checker: ts.TypeChecker,
  prop: TypeProp | undefined,
): ClassSources | undefined {
  const [symbol] = prop?.symbols ?? [];
  const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const declared = type?.getProperties()[0]?.declarations?.[0]?.getSourceFile().fileName;
  return type && declared?.endsWith('Classes.d.ts')
    ? { type, file: declared.replace(/\.d\.ts$/, '.js') }
    : undefined;
}

function classesOf(
  checker: ts.TypeChecker,
  { name, javaScript }: ComponentFiles,
  exports: readonly ts.Symbol[],
  prop: TypeProp | undefined,
): ClassSources | undefined {
  const file = classesFile(path.dirname(javaScript));
  const type = exportedClasses(checker, name, exports);
  return file && type ? { file, type } : classesOfProp(checker, prop);
}

/**
 * Reads a component's CSS classes from its exported `<Name>Classes` interface, or from the interface that its
 * `classes` prop takes. Returns an empty array for a component without classes.
 *
 * @param exports the exports of the component's entry
 * @param prop the `classes` prop, if the component documents it
 */
export function readClasses(
  checker: ts.TypeChecker,
  files: ComponentFiles,
  exports: readonly ts.Symbol[],
  prop: TypeProp | undefined,
): ExtractedClass[] {
  const sources = classesOf(checker, files, exports, prop);
  const prefixes = sources && readClassPrefixes(sources.file);
  const { classNames } = LIBRARY;
  return prefixes && classNames
    ? sources.type.getProperties().flatMap((property) => {
        const component = prefixes.shared.get(property.name) ?? prefixes.own;
        return describeClass(files.dir, component, property, classNames);
      })
    : [];
}
