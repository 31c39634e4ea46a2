import path from 'node:path';
import { generateUtilityClass as generateBaseClass } from '@mui/base/generateUtilityClass';
import generateUtilityClass from '@mui/material/generateUtilityClass';
import type ts from 'typescript';
import type { ExtractedClass } from '../model/extracted';
import type { ComponentFiles } from './findComponents';
import { classesFile, readClassPrefixes } from './readClassPrefixes';
import { readJsDoc } from './readJsDoc';
import type { TypeProp } from './readTypeProps';
import { targetOf } from './typeNames';

const BASE_UI = path.join('node_modules', '@mui', 'base');

/**
 * Returns the full name of a class, as used in the browser. The library's own functions generate
 * it, so that state classes are correct (`Mui-disabled`; `base--disabled` in Base UI, which has its
 * own scheme).
 *
 * @param dir the component's folder
 * @param prefix the component's part of the name: `MuiButton`, `Button`
 */
function generateClassName(dir: string, prefix: string, key: string): string {
  return dir.includes(BASE_UI) ? generateBaseClass(prefix, key) : generateUtilityClass(prefix, key);
}

/**
 * Returns whether a class represents a state of any component, instead of belonging to one
 * component.
 */
function isGlobalClass(className: string, prefix: string): boolean {
  return !className.replace(/^base-/, '').startsWith(`${prefix}-`);
}

function describeClass(dir: string, prefix: string, property: ts.Symbol): ExtractedClass[] {
  const [declaration] = property.declarations ?? [];
  const doc = declaration && readJsDoc(declaration);
  if (!doc || doc.isHidden) {
    return [];
  }
  const className = generateClassName(dir, prefix, property.name);
  return [
    {
      name: property.name,
      className,
      isGlobal: isGlobalClass(className, prefix),
      description: doc.description,
      deprecated: doc.deprecated,
    },
  ];
}

/**
 * Returns the type `ButtonClasses`, or the type of `buttonClasses` if the interface has another
 * name.
 */
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
 * Reads a component's CSS classes from its exported `<Name>Classes` interface, or from the one that
 * its `classes` prop takes. Returns an empty array for a component without classes.
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
  return prefixes
    ? sources.type
        .getProperties()
        .flatMap((property) =>
          describeClass(files.dir, prefixes.shared.get(property.name) ?? prefixes.own, property),
        )
    : [];
}
