import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parseJavaScript } from './parseJavaScript';
import type { Script } from './parseJavaScript';

/** The first part of a component's class names: `AcmeInput`. */
export interface ClassPrefixes {
  own: string;
  /**
   * Classes that belong to another component: the `multiline` class of Input is `AcmeInputBase`'s.
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

/**
 * Reads the prefixes from a `…Classes.js`. Returns undefined for a file that generates no classes.
 */
export function readClassPrefixes(file: string): ClassPrefixes | undefined {
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
