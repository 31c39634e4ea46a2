import type { JsDoc } from './readJsDoc';
import type { ExtractedSignature } from '../model/component';
import { printShape } from './printShape';
import type { FunctionShape, TypeShape } from './typeShape';

function functionIn(shape: TypeShape): FunctionShape | undefined {
  if (shape.kind === 'union') {
    return shape.members.find((member) => member.kind === 'function');
  }
  return shape.kind === 'function' ? shape : undefined;
}

/**
 * Describes the parameters and the result of a function prop: names and types come from the types,
 * texts from the comment, matched by name or else by position.
 *
 * @returns undefined for a prop that doesn't take a function, or whose comment describes neither
 *   parameters nor a result
 */
export function readSignature(shape: TypeShape, doc: JsDoc): ExtractedSignature | undefined {
  const declared = functionIn(shape);
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
