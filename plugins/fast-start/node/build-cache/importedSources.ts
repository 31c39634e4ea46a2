import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Returns the file that a relative import leads to, or undefined if it isn't a TypeScript file. */
function resolveImport(importer: string, specifier: string): string | undefined {
  const base = path.resolve(path.dirname(importer), specifier);
  return ENDINGS.map((ending) => base + ending).find((file) => existsSync(file));
}

function isValueImport(
  statement: ts.Statement,
): statement is ts.ImportDeclaration | ts.ExportDeclaration {
  return (
    (ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly) ||
    (ts.isExportDeclaration(statement) && !statement.isTypeOnly)
  );
}

async function importsOf(file: string): Promise<string[]> {
  const { statements } = ts.createSourceFile(
    file,
    await readFile(file, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  return statements
    .filter(isValueImport)
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter((specifier) => specifier !== undefined && ts.isStringLiteral(specifier))
    .filter(({ text }) => text.startsWith('.'))
    .map(({ text }) => resolveImport(file, text))
    .filter((imported) => imported !== undefined);
}

/**
 * Returns the files inside a folder that some files import, directly or through other files of the
 * folder, sorted. Imports of types don't count, nor do dynamic ones: `src` imports what only the browser
 * runs dynamically.
 *
 * @param files absolute paths
 * @param folder absolute path
 */
export async function importedSources(files: readonly string[], folder: string): Promise<string[]> {
  const found = new Set<string>();
  let queue = [...files];
  while (queue.length > 0) {
    const imported = (await Promise.all(queue.map(importsOf))).flat();
    queue = [...new Set(imported)].filter(
      (file) => file.startsWith(folder + path.sep) && !found.has(file),
    );
    queue.forEach((file) => found.add(file));
  }
  return [...found].sort();
}
