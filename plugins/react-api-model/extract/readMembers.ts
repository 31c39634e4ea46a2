import ts from 'typescript';
import type { ExtractedProp, ExtractedSignature } from '../model/extracted';
import type { NamedTypes } from './namedTypes';
import { prefixErrors } from './createProgram';
import { printPropType, printShape } from './printShape';
import { readJsDoc, readPlan } from './readJsDoc';
import type { JsDoc } from './readJsDoc';
import { shapeOfProp } from './shapeOfProp';
import type { TypeShape } from './typeShape';

/** Notes of the library's maintainers to themselves. */
const TODO_LINE = /^TODO\b.*$\n?/gm;

/**
 * Describes the parameters and the result of a function prop: types from the types, texts from the
 * comment, by name or else by position. Undefined if it is no function, or isn't described.
 */
function signatureOf(shape: TypeShape, doc: JsDoc): ExtractedSignature | undefined {
  const shapes = shape.kind === 'union' ? shape.members : [shape];
  const declared = shapes.find((member) => member.kind === 'function');
  const described = doc.parameters.some(({ description }) => description) || doc.returns;
  if (!declared || !described) {
    return undefined;
  }
  const textFor = (name: string, index: number) =>
    (doc.parameters.find((parameter) => parameter.name === name) ?? doc.parameters[index])
      ?.description ?? '';
  return {
    parameters: declared.parameters.map(({ name, type }, index) => ({
      name,
      type: printShape(type),
      description: textFor(name, index),
    })),
    returns: { type: printShape(declared.returns), description: doc.returns ?? '' },
  };
}

/** Describes a prop, or a member of an interface, by the shape of its type and by its comment. */
export function describeMember(
  name: string,
  { required, shape, doc }: { required: boolean; shape: TypeShape; doc: JsDoc },
): ExtractedProp {
  const plan = readPlan(doc.description);
  return {
    name,
    type: printPropType(shape),
    required,
    default: doc.default,
    description: doc.description.replace(TODO_LINE, '').trim(),
    ...(plan && { plan }),
    deprecated: doc.deprecated,
    signature: signatureOf(shape, doc),
    requiresRef: false,
  };
}

/** The context for reading the members of an interface, or of the parameters of a hook. */
export interface MembersContext {
  checker: ts.TypeChecker;
  typeParameters: string[];
  /** Collects the types that are shown by name. */
  names: NamedTypes;
}

/**
 * Reads the members of a type that aren't hidden.
 *
 * @throws when the type of a member cannot be read; the message names the member
 */
export function readMembers(type: ts.Type, context: MembersContext): ExtractedProp[] {
  const { checker, typeParameters, names } = context;
  return checker.getPropertiesOfType(type).flatMap((symbol) => {
    const { name } = symbol;
    const declarations = [...new Set(symbol.declarations)];
    const [declaration] = declarations;
    const doc = declaration && readJsDoc(declaration);
    if (!doc || doc.isHidden) {
      return [];
    }
    const required = (symbol.flags & ts.SymbolFlags.Optional) === 0;
    const prop = { name, declarations, symbols: [symbol], required, typeParameters };
    const shape = prefixErrors(`"${name}": `, () =>
      shapeOfProp(checker, prop, declarations, { names }),
    );
    return [describeMember(name, { required, shape, doc })];
  });
}
