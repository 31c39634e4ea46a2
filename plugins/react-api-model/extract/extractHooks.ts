import ts from 'typescript';
import { byRequiredThenName } from '../model/extracted';
import type { ExtractedHook, ExtractedMember } from '../model/extracted';
import { indexOf, findHooks, findNestedHooks } from './findComponents';
import type { HookFiles } from './findComponents';
import { printPropType } from './printShape';
import { prefixErrors, createProgram } from './createProgram';
import { readComponentComment } from './readJsDoc';
import { readMembers } from './readMembers';
import type { MembersContext } from './readMembers';
import { readTypes } from './readTypes';
import { shapeOfProp } from './shapeOfProp';
import type { NamedTypes } from './namedTypes';
import { exportsOf, isValueUnion, targetOf } from './typeNames';
import type { InstalledPackage } from './readExtracted';

/** Adds descriptions of an interface to members without: a hook may declare its result twice. */
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

/** Returns the interface of a hook's return value: `UseDropdownReturnValue` for `useDropdown`. */
function returnInterface(
  checker: ts.TypeChecker,
  hook: string,
  exports: readonly ts.Symbol[],
): ts.Type | undefined {
  const name = `${hook.charAt(0).toUpperCase()}${hook.slice(1)}ReturnValue`;
  const symbol = exports.find((candidate) => candidate.name === name);
  return symbol && checker.getDeclaredTypeOfSymbol(targetOf(checker, symbol));
}

/** Reads the members of a type, required ones first; a void result and a hook without parameters have none. */
function sortedMembers(type: ts.Type | undefined, context: MembersContext): ExtractedMember[] {
  const members = type ? readMembers(context.checker.getNonNullableType(type), context) : [];
  return members
    .toSorted(byRequiredThenName)
    .map(({ name, type: text, required, default: value, description }) => ({
      name,
      type: text,
      required,
      default: value,
      description,
    }));
}

/** Returns a parameter that isn't an object of parameters. */
function readParameter(
  parameter: ts.Symbol,
  { checker, typeParameters, names }: MembersContext,
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
  context: MembersContext,
): ExtractedMember[] {
  const { checker } = context;
  const [first] = parameters;
  const type = first && declaration && checker.getTypeOfSymbolAtLocation(first, declaration);
  const isValue = type !== undefined && (isValueUnion(type) || type.isTypeParameter());
  return isValue
    ? parameters.map((parameter) => readParameter(parameter, context))
    : sortedMembers(type, context);
}

/**
 * Extracts a hook that takes one object of parameters, or a few values, and returns one object.
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
  const exports = exportsOf(program, entry);
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
      sortedMembers(signature.getReturnType(), context),
      sortedMembers(returnInterface(checker, name, exports), { ...context, names: new Map() }),
    ),
    types: readTypes(checker, names),
  };
}

/**
 * Extracts all documented hooks of an installed package. This is slow, so the result is cached.
 *
 * Throws, with package, hook, and member, when something cannot be read.
 */
export function extractHooks(installed: InstalledPackage): ExtractedHook[] {
  const index = indexOf(installed);
  const found = [...findHooks(installed), ...findNestedHooks(installed)];
  const program = createProgram([index, ...found.map(({ entry }) => entry)]);
  const packageExports = new Set(exportsOf(program, index).map(({ name }) => name));
  return found.flatMap((files) =>
    prefixErrors(
      `API reference of ${installed.name}: ${files.name}, `,
      () => extractHook(program, files, packageExports) ?? [],
    ),
  );
}
