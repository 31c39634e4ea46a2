import type { FunctionShape, ObjectMember, TypeShape } from './typeShape';

/** `a: A, b?: B, ...c: C[]`. */
export function parametersText(parameters: FunctionShape['parameters']): string {
  return parameters
    .map(
      ({ name, type, optional, rest }) =>
        `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${printShape(type)}`,
    )
    .join(', ');
}

/** `<T>(a: A) => R`. */
function functionText({ typeParameters = [], parameters, returns }: FunctionShape): string {
  const generic = typeParameters.length > 0 ? `<${typeParameters.join(', ')}>` : '';
  return `${generic}(${parametersText(parameters)}) => ${printShape(returns)}`;
}

function memberText({ key, type, optional }: ObjectMember): string {
  return `${key}${optional ? '?' : ''}: ${printShape(type)}`;
}

function objectText(members: readonly ObjectMember[]): string {
  const list = members.map(memberText);
  return list.length > 0 ? `{ ${list.join('; ')} }` : '{}';
}

function inParentheses(shape: TypeShape, kinds: readonly TypeShape['kind'][]): string {
  return kinds.includes(shape.kind) ? `(${printShape(shape)})` : printShape(shape);
}

/** Prints a type in TypeScript syntax, on one line. */
export function printShape(shape: TypeShape): string {
  switch (shape.kind) {
    case 'text':
      return shape.text;
    case 'reference':
      return shape.args.length > 0
        ? `${shape.name}<${shape.args.map(printShape).join(', ')}>`
        : shape.name;
    case 'union':
      return shape.members.map((member) => inParentheses(member, ['function'])).join(' | ');
    case 'intersection':
      return shape.members
        .map((member) => inParentheses(member, ['function', 'union']))
        .join(' & ');
    case 'array':
      return `${inParentheses(shape.element, ['function', 'union', 'intersection'])}[]`;
    case 'object':
      return objectText(shape.members);
    case 'function':
      return functionText(shape);
  }
}

function linesText(members: readonly ObjectMember[]): string {
  return ['{', ...members.map((member) => `  ${memberText(member)};`), '}'].join('\n');
}

/** Inside a union or intersection, objects with more members than this take several lines. */
const MAX_INLINE = 3;

/**
 * Prints a prop's type for the table of props: like `printShape`, but a larger object has one line
 * per member.
 */
export function printPropType(shape: TypeShape): string {
  if (shape.kind === 'object' && shape.members.length > 1) {
    return linesText(shape.members);
  }
  if (shape.kind !== 'union' && shape.kind !== 'intersection') {
    return printShape(shape);
  }
  const parts = shape.members.map((member) =>
    member.kind === 'object' && member.members.length > MAX_INLINE
      ? linesText(member.members)
      : inParentheses(member, shape.kind === 'union' ? ['function'] : ['function', 'union']),
  );
  return parts.join(shape.kind === 'union' ? ' | ' : ' & ');
}
