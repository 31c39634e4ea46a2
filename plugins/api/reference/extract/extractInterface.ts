import ts from 'typescript';
import type { ExtractedProp } from '../model/component';
import { printPropType } from './printShape';
import { readDemoLinks } from './readDemoLinks';
import { readJsDoc } from './readJsDoc';
import { readSignature } from './readSignature';
import { readTypes } from './readTypes';
import type { NamedTypes } from './shapeContext';
import { shapeOfProp } from './shapeOfProp';
import type { ExtractedSymbol } from '../model/symbol';
import { targetOf } from './typeNames';

/** Lines that maintainers leave for themselves. */
const NOTE_TO_SELF = /^TODO\b.*$\n?/gm;

/** What the members of an interface share. */
interface MemberContext {
  checker: ts.TypeChecker;
  typeParameters: string[];
  /** Collects the types that keep their name. */
  names: NamedTypes;
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
        description: doc.description.replace(NOTE_TO_SELF, '').trim(),
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

/** The other name in `type GridApi = GridApiCommunity`, under which the package's own types go. */
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
 * Reads an interface, or a type that names one or a union of some; of a union, what all members
 * share. Takes the symbol that the package exports, and the package's folder.
 *
 * Throws, naming the member, when something in its types cannot be read.
 */
export function extractInterface(
  checker: ts.TypeChecker,
  exported: ts.Symbol,
  fileOf: (node: ts.Node) => string,
): ExtractedSymbol {
  const symbol = targetOf(checker, exported);
  const declaration = symbol.declarations?.find(isTypeDeclaration);
  if (!declaration) {
    throw new Error('it is no interface and no type; take it out of documentedSymbols.ts');
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
