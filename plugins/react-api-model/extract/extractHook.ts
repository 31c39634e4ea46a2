import ts from 'typescript';
import type { HookFiles } from './findHooks';
import type { ExtractedHook, ExtractedMember } from '../model/hook';
import { printPropType } from './printShape';
import { readComponentComment } from './readComponentComment';
import { readJsDoc } from './readJsDoc';
import { readTypes } from './readTypes';
import type { NamedTypes } from './shapeContext';
import { shapeOfProp } from './shapeOfProp';
import { isValueUnion, targetOf } from './typeNames';

/** What reading the members of a hook requires. */
interface HookContext {
  checker: ts.TypeChecker;
  typeParameters: string[];
  /** Collects the types that are shown by name. */
  names: NamedTypes;
}

function readMember(
  symbol: ts.Symbol,
  { checker, typeParameters, names }: HookContext,
): ExtractedMember[] {
  const { name } = symbol;
  const declarations = symbol.declarations ?? [];
  const [declaration] = declarations;
  const doc = declaration && readJsDoc(declaration);
  if (!doc || doc.isHidden) {
    return [];
  }
  const required = (symbol.flags & ts.SymbolFlags.Optional) === 0;
  const prop = { name, declarations, symbols: [symbol], required, typeParameters };
  try {
    const type = printPropType(shapeOfProp(checker, prop, declarations, { names }));
    return [{ name, type, required, default: doc.default, description: doc.description }];
  } catch (error) {
    throw new Error(`"${name}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Adds the descriptions of an interface to members that have none: a hook may declare what it returns
 * a second time, without comments.
 */
function withDescriptions(
  members: readonly ExtractedMember[],
  described: readonly ExtractedMember[],
): ExtractedMember[] {
  const byName = new Map(described.map((member) => [member.name, member.description]));
  return members.map((member) => ({
    ...member,
    description: member.description || (byName.get(member.name) ?? ''),
  }));
}

/** Returns the interface of what a hook returns: `UseDropdownReturnValue` for `useDropdown`. */
function returnInterface(
  checker: ts.TypeChecker,
  hook: string,
  exports: readonly ts.Symbol[],
): ts.Type | undefined {
  const name = `${hook.charAt(0).toUpperCase()}${hook.slice(1)}ReturnValue`;
  const symbol = exports.find((candidate) => candidate.name === name);
  return symbol && checker.getDeclaredTypeOfSymbol(targetOf(checker, symbol));
}

function readMembers(type: ts.Type | undefined, context: HookContext): ExtractedMember[] {
  const { checker } = context;
  // A void result and a hook without parameters have no members.
  const properties = type ? checker.getPropertiesOfType(checker.getNonNullableType(type)) : [];
  return properties
    .flatMap((symbol) => readMember(symbol, context))
    .toSorted(
      (a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en'),
    );
}

/** Returns a parameter that isn't an object of parameters. */
function readParameter(
  parameter: ts.Symbol,
  { checker, typeParameters, names }: HookContext,
): ExtractedMember {
  const { name, valueDeclaration } = parameter;
  const node = valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration : undefined;
  const required = node?.questionToken === undefined;
  const prop = { name, declarations: [], symbols: [parameter], required, typeParameters };
  const type = printPropType(shapeOfProp(checker, prop, [], { names }));
  const whole = checker.getTypeOfSymbol(parameter);
  const parts = whole.isUnion() ? whole.types : [whole];
  const acceptsUndefined = parts.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
  const [tag] = node ? ts.getJSDocParameterTags(node) : [];
  return {
    name,
    type: required && acceptsUndefined ? `${type} | undefined` : type,
    required,
    description: (ts.getTextOfJSDocComment(tag?.comment) ?? '').replace(/^- /, ''),
  };
}

/** Returns the members of the object of parameters that a hook takes, or else its parameters. */
function readParameters(
  { parameters, declaration }: ts.Signature,
  context: HookContext,
): ExtractedMember[] {
  const { checker } = context;
  const [first] = parameters;
  const type = first && declaration && checker.getTypeOfSymbolAtLocation(first, declaration);
  const isValue = type !== undefined && (isValueUnion(type) || type.isTypeParameter());
  return isValue
    ? parameters.map((parameter) => readParameter(parameter, context))
    : readMembers(type, context);
}

/**
 * Extracts a hook that takes one object of parameters, or a few values, and returns one object, as
 * all hooks of Base UI do.
 *
 * @param program the program that contains the hook's entry
 * @param packageExports names that the package's index exports
 * @param isEarlier the release is earlier than the documented one: it may not mark its hooks
 * @returns undefined if the package doesn't document the hook
 * @throws when something in its types cannot be read; the message names the member
 */
export function extractHook(
  program: ts.Program,
  { name, folder, entry }: HookFiles,
  packageExports: ReadonlySet<string>,
  { isEarlier = false }: { isEarlier?: boolean } = {},
): ExtractedHook | undefined {
  const checker = program.getTypeChecker();
  const place = program.getSourceFile(entry);
  const module = place && checker.getSymbolAtLocation(place);
  const exports = module ? checker.getExportsOfModule(module) : [];
  const isDefaultExport = folder.endsWith(name) && !exports.some((symbol) => symbol.name === name);
  const exported = exports.find((symbol) => symbol.name === (isDefaultExport ? 'default' : name));
  const hook = exported && targetOf(checker, exported);
  const declaration = hook?.declarations?.find(ts.isFunctionDeclaration);
  const comment = declaration && readComponentComment(declaration);
  const signature = declaration && checker.getSignatureFromDeclaration(declaration);
  if (!signature || (!comment && !isEarlier)) {
    return undefined;
  }
  const typeParameters = (signature.typeParameters ?? []).map(({ symbol }) => symbol.name);
  const names: NamedTypes = new Map();
  const context = { checker, typeParameters, names };
  return {
    name,
    folder,
    description: comment?.description ?? '',
    isInPackageIndex: packageExports.has(name),
    isDefaultExport,
    parameters: readParameters(signature, context),
    returnValue: withDescriptions(
      readMembers(signature.getReturnType(), context),
      readMembers(returnInterface(checker, name, exports), { ...context, names: new Map() }),
    ),
    types: readTypes(checker, names),
  };
}
