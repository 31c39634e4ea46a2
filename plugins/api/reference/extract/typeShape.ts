/** A type as it is shown: structure without the compiler. Built with the functions below. */
export type TypeShape =
  | { kind: 'text'; text: string }
  | { kind: 'reference'; name: string; args: TypeShape[] }
  | { kind: 'union'; members: TypeShape[] }
  | { kind: 'intersection'; members: TypeShape[] }
  | { kind: 'array'; element: TypeShape }
  | { kind: 'object'; members: ObjectMember[] }
  | FunctionShape;

export interface FunctionShape {
  kind: 'function';
  /** Of a generic function, as written: `R extends GridValidRowModel`. */
  typeParameters?: string[];
  parameters: ParameterShape[];
  returns: TypeShape;
}

export interface ParameterShape {
  name: string;
  type: TypeShape;
  optional: boolean;
  rest: boolean;
}

export interface ObjectMember {
  /** With its brackets, if it is a mapped or an index key. */
  key: string;
  type: TypeShape;
  optional: boolean;
}

/** A keyword, a literal, or anything else that is printed as it stands. */
export function textShape(text: string): TypeShape {
  return { kind: 'text', text };
}

export const ANY = textShape('any');
const BOOLEAN = textShape('boolean');
const STRING = textShape('string');

function isText(shape: TypeShape, text: string): boolean {
  return shape.kind === 'text' && shape.text === text;
}

function unique(shapes: readonly TypeShape[]): TypeShape[] {
  return [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
}

/** `true` and `false` together are `boolean`, in the place of the first. */
function withBoolean(shapes: readonly TypeShape[]): TypeShape[] {
  const has = (text: string) => shapes.some((shape) => isText(shape, text));
  const isBoolean = has('boolean') || (has('true') && has('false'));
  return shapes.map((shape) =>
    isBoolean && (isText(shape, 'true') || isText(shape, 'false')) ? BOOLEAN : shape,
  );
}

/** `string` after the values that it also allows. */
function withStringLast(shapes: readonly TypeShape[]): TypeShape[] {
  const isString = (shape: TypeShape) => isText(shape, 'string');
  const lastLiteral = shapes.findLastIndex(
    (shape) => shape.kind === 'text' && shape.text.startsWith("'"),
  );
  const first = shapes.findIndex(isString);
  return first >= 0 && first < lastLiteral
    ? [
        ...shapes.slice(0, lastLiteral + 1).filter((shape) => !isString(shape)),
        STRING,
        ...shapes.slice(lastLiteral + 1),
      ]
    : [...shapes];
}

/** A union, flat, with each member once; the member itself if there is but one. */
export function unionOf(shapes: readonly TypeShape[]): TypeShape {
  const flat = shapes.flatMap((shape) => (shape.kind === 'union' ? shape.members : [shape]));
  const members = withStringLast(unique(withBoolean(flat)));
  const [first, ...more] = members;
  return first && more.length === 0 ? first : { kind: 'union', members };
}

/** `{}` and `Record<never, never>`: written beside `string` to keep a union's values in editors. */
function addsNothing(shape: TypeShape): boolean {
  return shape.kind === 'object'
    ? shape.members.length === 0
    : shape.kind === 'reference' &&
        shape.name === 'Record' &&
        shape.args.every((arg) => isText(arg, 'never'));
}

/** An intersection without members that add nothing: `string & {}` is `string`. */
export function intersectionOf(shapes: readonly TypeShape[]): TypeShape {
  const members = unique(shapes.filter((shape) => !addsNothing(shape)));
  const [first, ...more] = members;
  return first && more.length === 0 ? first : { kind: 'intersection', members };
}

/** The type of something optional, without the `undefined` that the question mark says already. */
export function withoutUndefined(shape: TypeShape): TypeShape {
  return shape.kind === 'union'
    ? unionOf(shape.members.filter((member) => !isText(member, 'undefined')))
    : shape;
}

/** Props for a slot: an object, or a function of the component's state that gives one. */
export function slotPropsShape(ownerState: TypeShape): TypeShape {
  const parameter = { name: 'ownerState', type: ownerState, optional: false, rest: false };
  const object = textShape('object');
  return unionOf([object, { kind: 'function', parameters: [parameter], returns: object }]);
}
