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
 * Describes a function prop parameter by parameter: names and types as the types have them, texts
 * from the comment, matched by name, else by place.
 *
 * Gives nothing for a prop that takes no function, or whose comment describes no parameter and no
 * result.
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
