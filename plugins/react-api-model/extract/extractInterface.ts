import ts from 'typescript';
import type { ExtractedProp } from '../model/component';
import { printPropType } from './printShape';
import { readJsDoc } from './readJsDoc';
import { readPlan } from './readPlan';
import { readSignature } from './readSignature';
import { readTypes } from './readTypes';
import type { NamedTypes } from './shapeContext';
import { shapeOfProp } from './shapeOfProp';
import type { ExtractedSymbol } from '../model/symbol';
import { targetOf } from './typeNames';

/** Notes of the library's maintainers to themselves. */
const TODO_LINE = /^TODO\b.*$\n?/gm;

const DEMO_LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** What reading the members of an interface requires. */
interface MemberContext {
  checker: ts.TypeChecker;
  typeParameters: string[];
  /** Collects the types that are shown by name. */
  names: NamedTypes;
}

/** Reads the pages that a comment lists under `@demos`. */
function readDemoLinks(declaration: ts.Node): ExtractedSymbol['demos'] {
  return ts
    .getJSDocTags(declaration)
    .filter(({ tagName }) => tagName.text === 'demos')
    .flatMap(({ comment }) => [...(ts.getTextOfJSDocComment(comment) ?? '').matchAll(DEMO_LINK)])
    .map(([, label = '', url = '']) => ({ label, url }));
}

function readMember(
  symbol: ts.Symbol,
  { checker, typeParameters, names }: MemberContext,
): ExtractedProp[] {
  const { name } = symbol;
  const declarations = [...new Set(symbol.declarations)];
  const [declaration] = declarations;
  const doc = declaration && readJsDoc(declaration);
  if (!doc || doc.isHidden) {
    return [];
  }
  const plan = readPlan(doc.description);
  const required = (symbol.flags & ts.SymbolFlags.Optional) === 0;
  const prop = { name, declarations, symbols: [symbol], required, typeParameters };
  try {
    const shape = shapeOfProp(checker, prop, declarations, { names });
    return [
      {
        name,
        type: printPropType(shape),
        required,
        default: doc.default,
        description: doc.description.replace(TODO_LINE, '').trim(),
        ...(plan && { plan }),
        deprecated: doc.deprecated,
        signature: readSignature(shape, doc),
        requiresRef: false,
      },
    ];
  } catch (error) {
    throw new Error(`"${name}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function isTypeDeclaration(node: ts.Node): node is TypeDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/**
 * Returns the name that the package's own types use for an alias: `GridApiCommunity` for
 * `type GridApi = GridApiCommunity`.
 */
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
    throw new Error('it is neither an interface nor a type; remove it from documentedSymbols.ts');
  }
  const { description, deprecated } = readJsDoc(declaration);
  const typeParameters = (declaration.typeParameters ?? []).map(({ name }) => name.text);
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const names: NamedTypes = new Map();
  const members = checker
    .getPropertiesOfType(type)
    .flatMap((member) => readMember(member, { checker, typeParameters, names }));
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
