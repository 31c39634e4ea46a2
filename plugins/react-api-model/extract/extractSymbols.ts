import path from 'node:path';
import ts from 'typescript';
import type { ExtractedSymbol } from '../model/extracted';
import { prefixErrors, createProgram } from './createProgram';
import { readJsDoc } from './readJsDoc';
import { readMembers } from './readMembers';
import { readTypes } from './readTypes';
import type { NamedTypes } from './namedTypes';
import { exportsOf, targetOf } from './typeNames';
import { DOCUMENTED_SYMBOLS } from './readExtracted';
import type { DocumentedSymbols } from '@component-docs/kit/shared/site/types';
import { extractHookSymbol } from './extractHookSymbol';
import { indexOf } from './findComponents';
import type { InstalledPackage } from './readExtracted';

const DEMO_LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Reads the pages that a comment lists under `@demos`. */
function readDemoLinks(declaration: ts.Node): ExtractedSymbol['demos'] {
  return ts
    .getJSDocTags(declaration)
    .filter(({ tagName }) => tagName.text === 'demos')
    .flatMap(({ comment }) => [...(ts.getTextOfJSDocComment(comment) ?? '').matchAll(DEMO_LINK)])
    .map(([, label = '', url = '']) => ({ label, url }));
}

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function isTypeDeclaration(node: ts.Node): node is TypeDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** Returns the name that the package's own types use for an alias: `B` for `type A = B`. */
function aliasedName(checker: ts.TypeChecker, declaration: TypeDeclaration): string | undefined {
  if (!ts.isTypeAliasDeclaration(declaration)) {
    return undefined;
  }
  const { type } = declaration;
  const isName = ts.isTypeReferenceNode(type) && type.typeArguments === undefined;
  const symbol = isName ? checker.getSymbolAtLocation(type.typeName) : undefined;
  return symbol && targetOf(checker, symbol).name;
}

/**
 * Extracts an interface, or a type alias of an interface or of a union of interfaces. Of a union,
 * only the members that all parts share are read.
 *
 * @param exported the symbol that the package exports
 * @param fileOf returns the file name of a node
 * @throws when something in its types cannot be read; the message names the member
 */
export function extractInterface(
  checker: ts.TypeChecker,
  exported: ts.Symbol,
  fileOf: (node: ts.Node) => string,
): ExtractedSymbol {
  const symbol = targetOf(checker, exported);
  const declaration = symbol.declarations?.find(isTypeDeclaration);
  if (!declaration) {
    throw new Error(
      'it is neither an interface nor a type; remove it from "symbols" of the product in the facts of the site',
    );
  }
  const { description, deprecated } = readJsDoc(declaration);
  const typeParameters = (declaration.typeParameters ?? []).map(({ name }) => name.text);
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const names: NamedTypes = new Map();
  const members = readMembers(type, { checker, typeParameters, names });
  const aliasOf = aliasedName(checker, declaration);
  return {
    kind: 'interface',
    name: exported.name,
    ...(aliasOf !== undefined && { aliasOf }),
    file: fileOf(declaration),
    description,
    deprecated,
    demos: readDemoLinks(declaration),
    sections: [{ id: 'properties', members }],
    types: readTypes(checker, names),
  };
}

/**
 * Extracts the interfaces and hooks of an installed package that have their own pages. This is
 * slow, so the result is cached.
 *
 * Throws, with package, symbol, and member, when a symbol is not exported or cannot be read.
 */
export function extractSymbols(
  installed: InstalledPackage,
  named: DocumentedSymbols = DOCUMENTED_SYMBOLS[installed.name] ?? {},
): ExtractedSymbol[] {
  const { interfaces = [], hooks = [] } = named;
  if (interfaces.length + hooks.length === 0) {
    return [];
  }
  const { dir } = installed;
  const index = indexOf(installed);
  const program = createProgram([index]);
  const checker = program.getTypeChecker();
  const exports = new Map(exportsOf(program, index).map((symbol) => [symbol.name, symbol]));
  const fileOf = (node: ts.Node) =>
    path.relative(dir, node.getSourceFile().fileName).replace(/\.d\.ts$/, '');
  const read = (name: string, extract: (exported: ts.Symbol) => ExtractedSymbol) =>
    prefixErrors(`API reference of ${installed.name}: ${name}, `, () => {
      const exported = exports.get(name);
      if (!exported) {
        throw new Error(
          'the package does not export it; correct "symbols" of the product in the facts of the site',
        );
      }
      return extract(exported);
    });
  return [
    ...interfaces.map((name) =>
      read(name, (exported) => extractInterface(checker, exported, fileOf)),
    ),
    ...hooks.map((name) =>
      read(name, (exported) => extractHookSymbol(checker, exported, { dir, fileOf })),
    ),
  ];
}
