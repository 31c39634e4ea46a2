/** The structure of a type as it is shown, independent of the compiler, made by what follows. */
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
  /** Type parameters of a generic function, as written: `R extends GridValidRowModel`. */
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
  /** Includes the brackets of a mapped or index key. */
  key: string;
  type: TypeShape;
  optional: boolean;
}

/** Creates the shape of a keyword, a literal, or anything else that is printed as it is. */
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

/** Replaces `true` and `false` with `boolean`, in the position of the first. */
function withBoolean(shapes: readonly TypeShape[]): TypeShape[] {
  const has = (text: string) => shapes.some((shape) => isText(shape, text));
  const isBoolean = has('boolean') || (has('true') && has('false'));
  return shapes.map((shape) =>
    isBoolean && (isText(shape, 'true') || isText(shape, 'false')) ? BOOLEAN : shape,
  );
}

/** Moves `string` after the literal values that it includes. */
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

type ObjectShape = Extract<TypeShape, { kind: 'object' }>;

/** Returns the object that stands for either of two that differ in the type of one member only. */
function mergedObject(a: ObjectShape, b: ObjectShape): ObjectShape | undefined {
  const keys = ({ members }: ObjectShape) => members.map(({ key, optional }) => [key, optional]);
  const differing = a.members.filter(
    ({ type }, index) => JSON.stringify(type) !== JSON.stringify(b.members[index]?.type),
  );
  return JSON.stringify(keys(a)) === JSON.stringify(keys(b)) && differing.length === 1
    ? {
        kind: 'object',
        members: a.members.map((member, index) => ({
          ...member,
          type: unionOf([member.type, b.members[index]?.type ?? member.type]),
        })),
      }
    : undefined;
}

/** Merges objects that differ in one member: `{ a: X; b: Z } | { a: Y; b: Z }`, for example. */
function withMergedObjects(shapes: readonly TypeShape[]): TypeShape[] {
  return shapes.reduce<TypeShape[]>((before, shape) => {
    const merged = before.map((other) =>
      shape.kind === 'object' && other.kind === 'object' ? mergedObject(other, shape) : undefined,
    );
    const place = merged.findIndex((object) => object !== undefined);
    const object = merged[place];
    return object ? before.with(place, object) : [...before, shape];
  }, []);
}

/** Creates a flat union without duplicates. Returns the member itself if there is only one. */
export function unionOf(shapes: readonly TypeShape[]): TypeShape {
  const flat = shapes.flatMap((shape) => (shape.kind === 'union' ? shape.members : [shape]));
  const members = withMergedObjects(withStringLast(unique(withBoolean(flat))));
  const [first, ...more] = members;
  return first && more.length === 0 ? first : { kind: 'union', members };
}

/** Returns whether a shape is `{}` or `Record<never, never>`, which keep editors' suggestions. */
function addsNothing(shape: TypeShape): boolean {
  return shape.kind === 'object'
    ? shape.members.length === 0
    : shape.kind === 'reference' &&
        shape.name === 'Record' &&
        shape.args.every((arg) => isText(arg, 'never'));
}

/** Creates an intersection, without members that add nothing: `string & {}` becomes `string`. */
export function intersectionOf(shapes: readonly TypeShape[]): TypeShape {
  const members = unique(shapes.filter((shape) => !addsNothing(shape)));
  const [first, ...more] = members;
  return first && more.length === 0 ? first : { kind: 'intersection', members };
}

/** Removes `undefined` from the type of an optional member, whose question mark implies it. */
export function withoutUndefined(shape: TypeShape): TypeShape {
  return shape.kind === 'union'
    ? unionOf(shape.members.filter((member) => !isText(member, 'undefined')))
    : shape;
}
