import ts from 'typescript';
import type { HookFiles } from './findHooks';
import type { ExtractedHook, ExtractedMember } from '../model/hook';
import { printPropType } from './printShape';
import { readComponentComment } from './readComponentComment';
import { readJsDoc } from './readJsDoc';
import { readTypes } from './readTypes';
import type { NamedTypes } from './shapeContext';
import { shapeOfProp } from './shapeOfProp';
import { targetOf } from './typeNames';

/** What the members of a hook share. */
interface HookContext {
  checker: ts.TypeChecker;
  typeParameters: string[];
  /** Collects the types that keep their name. */
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

function readMembers(type: ts.Type | undefined, context: HookContext): ExtractedMember[] {
  const { checker } = context;
  // Of a void result, and of a hook without parameters, there is nothing to list.
  const properties = type ? checker.getPropertiesOfType(checker.getNonNullableType(type)) : [];
  return properties
    .flatMap((symbol) => readMember(symbol, context))
    .toSorted(
      (a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en'),
    );
}

/**
 * Reads a hook that takes one object of parameters and returns one object, as all of Base UI's do.
 *
 * Takes the program that its entry is in, its place, and the names that the package's index
 * exports. Gives nothing for a hook that the package does not document. Throws, naming the member,
 * when something in its types cannot be read.
 */
export function extractHook(
  program: ts.Program,
  { name, folder, entry }: HookFiles,
  packageExports: ReadonlySet<string>,
): ExtractedHook | undefined {
  const checker = program.getTypeChecker();
  const place = program.getSourceFile(entry);
  const module = place && checker.getSymbolAtLocation(place);
  const exports = module ? checker.getExportsOfModule(module) : [];
  const isDefaultExport = !exports.some((symbol) => symbol.name === name);
  const exported = exports.find((symbol) => symbol.name === (isDefaultExport ? 'default' : name));
  const hook = exported && targetOf(checker, exported);
  const declaration = hook?.declarations?.find(ts.isFunctionDeclaration);
  const comment = declaration && readComponentComment(declaration);
  const signature = declaration && checker.getSignatureFromDeclaration(declaration);
  if (!comment || !signature) {
    return undefined;
  }
  const typeParameters = (signature.typeParameters ?? []).map(({ symbol }) => symbol.name);
  const [parameter] = signature.parameters;
  const parameters = parameter && checker.getTypeOfSymbolAtLocation(parameter, declaration);
  const names: NamedTypes = new Map();
  const context = { checker, typeParameters, names };
  return {
    name,
    folder,
    description: comment.description,
    isInPackageIndex: packageExports.has(name),
    isDefaultExport,
    parameters: readMembers(parameters, context),
    returnValue: readMembers(signature.getReturnType(), context),
    types: readTypes(checker, names),
  };
}
