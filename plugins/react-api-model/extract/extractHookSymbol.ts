import ts from 'typescript';
import { collectNames } from './namedTypes';
import type { ExtractedProp, ExtractedSection, ExtractedSymbol } from '../model/extracted';
import { printShape } from './printShape';
import { readJsDoc } from './readJsDoc';
import type { JsDoc } from './readJsDoc';
import { readTypes } from './readTypes';
import type { NamedTypes } from './namedTypes';
import { isInside, targetOf } from './typeNames';
import { textShape, unionOf, withoutUndefined } from './typeShape';

interface Context {
  checker: ts.TypeChecker;
  /** Collects the named types. */
  names: NamedTypes;
}

function textOf(node: ts.Node): string {
  return node
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/(?<=[[(]) | (?=[\])])/g, '')
    .replaceAll('"', "'");
}

/** Prints types as they are written, with each member of their unions once. */
function unionText(nodes: readonly ts.TypeNode[]): string {
  const members = nodes.flatMap((node) => (ts.isUnionTypeNode(node) ? [...node.types] : [node]));
  return printShape(withoutUndefined(unionOf(members.map((node) => textShape(textOf(node))))));
}

function memberOf(
  name: string,
  rest: Pick<ExtractedProp, 'type' | 'required'> & Partial<ExtractedProp>,
): ExtractedProp {
  return { name, description: '', requiresRef: false, ...rest };
}

function declarationsOf(signatures: readonly ts.Signature[]): ts.SignatureDeclaration[] {
  return signatures.flatMap(({ declaration }) =>
    declaration && !ts.isJSDocSignature(declaration) ? [declaration] : [],
  );
}

/** Reads the parameters of all overloads by name; required is what every overload requires. */
function readParameters(
  overloads: readonly ts.SignatureDeclaration[],
  context: Context,
): ExtractedProp[] {
  const parameters = overloads.flatMap((overload) => [...overload.parameters]);
  const names = [...new Set(parameters.map(({ name }) => name.getText()))];
  const described = overloads.flatMap((overload) => readJsDoc(overload).parameters);
  return names.map((name) => {
    const same = parameters.filter((parameter) => parameter.name.getText() === name);
    same.forEach((parameter) => collectNames(context.checker, parameter, context.names));
    return memberOf(name, {
      type: unionText(same.flatMap(({ type }) => type ?? [])),
      required: same.length === overloads.length && same.every((one) => !one.questionToken),
      description: described.find((parameter) => parameter.name === name)?.description ?? '',
    });
  });
}

/** Prints a signature as an arrow function type: `<T>(a: A) => R`. */
function callText({ typeParameters, parameters, type }: ts.SignatureDeclaration): string {
  const generic = typeParameters ? `<${typeParameters.map(textOf).join(', ')}>` : '';
  return `${generic}(${parameters.map(textOf).join(', ')}) => ${type ? textOf(type) : 'void'}`;
}

/** Returns the signatures of an interface that only names a function: `{ (key: string): void }`. */
function namedCalls(type: ts.Type): ts.SignatureDeclaration[] {
  return type.getProperties().length === 0 ? declarationsOf(type.getCallSignatures()) : [];
}

function signatureOf(
  call: ts.SignatureDeclaration,
  { parameters, returns }: JsDoc,
): ExtractedProp['signature'] {
  const textFor = (name: string) =>
    parameters.find((parameter) => parameter.name === name)?.description ?? '';
  return {
    parameters: call.parameters.map(({ name, type }) => ({
      name: name.getText(),
      type: type ? textOf(type) : 'any',
      description: textFor(name.getText()),
    })),
    returns: { type: call.type ? textOf(call.type) : 'void', description: returns ?? '' },
  };
}

/** Reads a member of a hook's result. A named function type is written out, with its comment. */
function readResult(symbol: ts.Symbol, { checker, names }: Context): ExtractedProp[] {
  const declaration = symbol.declarations?.find(ts.isPropertySignature);
  const doc = declaration && readJsDoc(declaration);
  if (!declaration || !doc || doc.isHidden) {
    return [];
  }
  const required = (symbol.flags & ts.SymbolFlags.Optional) === 0;
  const calls = namedCalls(checker.getTypeOfSymbol(symbol));
  const last = calls.at(-1);
  const shown = calls.length > 0 ? calls : [declaration];
  shown.forEach((node) => collectNames(checker, node, names));
  if (!last) {
    const type = declaration.type ? textOf(declaration.type) : 'any';
    return [memberOf(symbol.name, { ...doc, type, required })];
  }
  const ofCall = readJsDoc(last);
  return [
    memberOf(symbol.name, {
      type: calls.map(callText).join('\n'),
      required,
      description: doc.description || ofCall.description,
      deprecated: doc.deprecated,
      signature: signatureOf(last, ofCall),
    }),
  ];
}

/** Returns the node to show for a result without members: in place of an alias, its type. */
function resultNode(checker: ts.TypeChecker, node: ts.TypeNode): ts.TypeNode {
  const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
  const alias =
    symbol && targetOf(checker, symbol).declarations?.find(ts.isTypeAliasDeclaration)?.type;
  return alias && ts.isTupleTypeNode(alias) ? alias : node;
}

function readReturnValue(
  overloads: readonly ts.SignatureDeclaration[],
  dir: string,
  context: Context,
): ExtractedSection {
  const { checker, names } = context;
  // The last overload is the most general one.
  const node = overloads.at(-1)?.type;
  const type = node && checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  const isOwn = type?.symbol?.declarations?.some((declaration) => isInside(dir, declaration));
  if (type && isOwn) {
    const members = type.getProperties().flatMap((member) => readResult(member, context));
    return { id: 'return-value', members };
  }
  const shown = node && resultNode(checker, node);
  if (shown) {
    collectNames(checker, shown, names);
  }
  return { id: 'return-value', members: [], ...(shown && { type: textOf(shown) }) };
}

/**
 * Extracts a hook like any function: the parameters of all its overloads, and its return value.
 *
 * @param exported the symbol that the package exports
 * @param dir the package's folder
 * @param fileOf returns the file name of a node
 * @throws when the export is not a function
 */
export function extractHookSymbol(
  checker: ts.TypeChecker,
  exported: ts.Symbol,
  { dir, fileOf }: { dir: string; fileOf: (node: ts.Node) => string },
): ExtractedSymbol {
  const symbol = targetOf(checker, exported);
  const declaration = symbol.valueDeclaration;
  const overloads = declarationsOf(checker.getTypeOfSymbol(symbol).getCallSignatures());
  const [first] = overloads;
  if (!declaration || !first) {
    throw new Error(
      'it is not a function; remove it from "symbols" of the product in the facts of the site',
    );
  }
  const { description, deprecated } = readJsDoc(first);
  const context: Context = { checker, names: new Map() };
  const sections: ExtractedSection[] = [
    { id: 'parameters', members: readParameters(overloads, context) },
    readReturnValue(overloads, dir, context),
  ];
  return {
    kind: 'hook',
    name: exported.name,
    file: fileOf(declaration),
    description,
    deprecated,
    demos: [],
    sections,
    types: readTypes(checker, context.names),
  };
}
