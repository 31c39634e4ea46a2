import ts from 'typescript';
import { collectNames, recordName } from './namedTypes';
import { createShapeContext } from './shapeOfProp';
import { printAlias, printInterface } from './printShape';
import { readJsDoc } from './readJsDoc';
import type { NamedTypes } from './namedTypes';
import type { ShapeContext } from './shapeOfProp';
import { memberShape } from './shapeOfNode';
import { targetOf } from './typeNames';

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Interfaces with more members than this are truncated: a full list belongs on another page. */
const MAX_MEMBERS = 40;

/** Prints a declaration with the compiler's printer, without comments. */
function printed(node: ts.Node): string {
  const printer = ts.createPrinter({ removeComments: true });
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(?:(?:export|declare) )+/, '')
    .replaceAll('"', "'")
    .replace(/^ +/gm, (spaces) => ' '.repeat(spaces.length / 2));
}

function headOf(keyword: string, { name, typeParameters }: Declaration): string {
  const parameters = (typeParameters ?? []).map((parameter) => parameter.name.text).join(', ');
  return `${keyword} ${name.text}${parameters && `<${parameters}>`}`;
}

/** Returns the `extends` clause as it is written. Its names can be looked up too. */
function heritageOf(
  declarations: readonly ts.InterfaceDeclaration[],
  { checker, names }: ShapeContext,
): string {
  const parents = declarations.flatMap(({ heritageClauses = [] }) =>
    heritageClauses.flatMap(({ types }) => types),
  );
  parents.forEach(({ expression }) => {
    const symbol = checker.getSymbolAtLocation(expression);
    if (symbol) {
      recordName(names, expression.getText(), targetOf(checker, symbol));
    }
  });
  const list = parents.map((parent) => printed(parent).replace(/\s+/g, ' ')).join(', ');
  return list && ` extends ${list}`;
}

/** Prints `A extends B ? C : D` with each branch on its own line. */
function conditionalText(node: ts.TypeNode, indent = '  '): string {
  if (!ts.isConditionalTypeNode(node)) {
    return printed(node).replace(/\s+/g, ' ');
  }
  const { checkType, extendsType, trueType, falseType } = node;
  const test = `${conditionalText(checkType)} extends ${conditionalText(extendsType)}`;
  const [yes, no] = [trueType, falseType].map((type) => conditionalText(type, `${indent}  `));
  return `${test}\n${indent}? ${yes}\n${indent}: ${no}`;
}

/** Returns the target of an alias like `type SxProps = SxProps<Theme>` of the same name. */
function targetOfSameName(
  checker: ts.TypeChecker,
  { name, type }: ts.TypeAliasDeclaration,
): ts.Symbol | undefined {
  const symbol = ts.isTypeReferenceNode(type) && checker.getSymbolAtLocation(type.typeName);
  const target = symbol ? targetOf(checker, symbol) : undefined;
  return target?.name === name.text ? target : undefined;
}

/** Returns whether only the compiler can print a type: conditional, mapped, with overloads. */
function isComputed(node: ts.Node): boolean {
  return (
    ts.isConditionalTypeNode(node) ||
    ts.isMappedTypeNode(node) ||
    ts.isTemplateLiteralTypeNode(node) ||
    ts.isCallSignatureDeclaration(node) ||
    ts.isConstructSignatureDeclaration(node) ||
    ts.forEachChild(node, isComputed) === true
  );
}

function interfaceText(
  declarations: readonly ts.InterfaceDeclaration[],
  first: ts.InterfaceDeclaration,
  context: ShapeContext,
): string {
  const members = declarations
    .flatMap((declaration) => [...declaration.members])
    .filter((member) => !readJsDoc(member).isHidden);
  const head = headOf('interface', first) + heritageOf(declarations, context);
  const shown = members.slice(0, MAX_MEMBERS).map((member) => memberShape(member, context));
  const text = printInterface(head, shown);
  const more = members.length - shown.length;
  return more > 0 ? text.replace(/\}$/, `  // … ${more} more\n}`) : text;
}

/**
 * Returns the definition of a named type as its author would write it, without comments: an
 * interface with its own members, or an alias with the type that it stands for.
 *
 * @param names collects the names in the definition
 * @returns undefined if the type is neither an interface nor an alias
 * @throws when a name in the definition cannot be resolved
 */
export function readDefinition(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  names: NamedTypes,
): string | undefined {
  const { declarations = [] } = symbol;
  const interfaces = declarations.filter(ts.isInterfaceDeclaration);
  const alias = declarations.find(ts.isTypeAliasDeclaration);
  const [first] = interfaces;
  const declaration = alias ?? first;
  if (!declaration) {
    return undefined;
  }
  const renamed = alias && targetOfSameName(checker, alias);
  if (renamed) {
    return readDefinition(checker, renamed, names);
  }
  const typeParameters = (declaration.typeParameters ?? []).map(({ name }) => name.text);
  const context = createShapeContext({
    checker,
    names,
    typeParameters,
    declared: typeParameters,
    defined: symbol,
  });
  if (alias && ts.isConditionalTypeNode(alias.type)) {
    return `${headOf('type', alias)} = ${conditionalText(alias.type)};`;
  }
  if (isComputed(declaration)) {
    collectNames(checker, declaration, names);
    return printed(declaration);
  }
  return alias
    ? printAlias(headOf('type', alias), context.ofNode(alias.type))
    : first && interfaceText(interfaces, first, context);
}
