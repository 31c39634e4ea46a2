import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findNodes, parseJavaScript } from './parseJavaScript';

/** The first part of a component's class names: `MuiInput`. */
export interface ClassPrefixes {
  own: string;
  /**
   * Classes that belong to another component: the `multiline` class of Input is `MuiInputBase`'s.
   */
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

/** Returns the value of a string literal, or of a constant: `const COMPONENT_NAME = 'Button'`. */
function stringOf(source: ts.SourceFile, expression: ts.Expression): string | undefined {
  const constant = findNodes(source, ts.isVariableDeclaration).find(
    ({ name }) => ts.isIdentifier(expression) && name.getText() === expression.text,
  );
  const value = constant?.initializer ?? expression;
  return ts.isStringLiteral(value) ? value.text : undefined;
}

/** Finds the call `generateUtilityClasses('MuiInput', ['root', …])`. */
function generatedIn(source: ts.SourceFile): Generated | undefined {
  const call = findNodes(source, ts.isCallExpression).find(
    ({ expression }) => expression.getText() === 'generateUtilityClasses',
  );
  const [prefix, keys] = call?.arguments ?? [];
  const name = prefix && stringOf(source, prefix);
  return name && keys
    ? { prefix: name, keys: findNodes(keys, ts.isStringLiteral).map(({ text }) => text) }
    : undefined;
}

/** Returns the folders of the components whose classes are spread into these. */
function spreadFolders(source: ts.SourceFile): string[] {
  const spread = findNodes(source, ts.isSpreadAssignment).map(({ expression }) =>
    expression.getText(),
  );
  return findNodes(source, ts.isImportDeclaration)
    .filter(({ importClause }) =>
      spread.some((name) => importClause?.getText().match(`\\b${name}\\b`)),
    )
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter(ts.isStringLiteral)
    .map(({ text }) => path.dirname(path.join(path.dirname(source.fileName), text)));
}

/** Returns the names of the classes that a `…Classes.js` generates. */
export function generatedKeys(file: string): string[] {
  return generatedIn(parseJavaScript(file))?.keys ?? [];
}

/**
 * Reads the prefixes from a `…Classes.js`. Returns undefined for a file that generates no classes.
 */
export function readClassPrefixes(file: string): ClassPrefixes | undefined {
  const source = parseJavaScript(file);
  const generated = generatedIn(source);
  if (!generated) {
    return undefined;
  }
  const shared = spreadFolders(source)
    .flatMap((folder) => classesFile(folder) ?? [])
    .flatMap((other) => generatedIn(parseJavaScript(other)) ?? [])
    .flatMap(({ prefix, keys }) => keys.map((key) => [key, prefix] as const))
    .filter(([key]) => !generated.keys.includes(key));
  return { own: generated.prefix, shared: new Map(shared) };
}
