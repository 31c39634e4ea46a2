import type { FunctionShape, ObjectMember, TypeShape } from './typeShape';

/** `a: A, b?: B, ...c: C[]`. */
function parametersText(parameters: FunctionShape['parameters']): string {
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

/** Prints a prop's type for the table of props: a larger object has one line per member. */
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

type ReferenceShape = Extract<TypeShape, { kind: 'reference' }>;

/** Longer lines are split between the parts of the type. */
const WIDTH = 80;
/** Some unions list every color of a theme: the first ones are enough to understand the type. */
const MAX_VALUES = 24;

function printSplit(shape: TypeShape, indent: string): string {
  const inner = `${indent}  `;
  switch (shape.kind) {
    case 'object':
      return `{\n${membersText(shape.members, inner)}\n${indent}}`;
    case 'union':
      return unionText(shape.members, inner);
    case 'intersection':
      return shape.members.map((member) => printFitted(member, indent)).join(' & ');
    case 'reference':
      return referenceText(shape, indent);
    case 'function':
      return `(${parametersText(shape.parameters)}) => ${printFitted(shape.returns, indent)}`;
    default:
      return printShape(shape);
  }
}

function unionText(members: readonly TypeShape[], indent: string): string {
  const shown = members.slice(0, MAX_VALUES).map((member) => {
    const text = printFitted(member, indent);
    return `\n${indent}| ${member.kind === 'function' ? `(${text})` : text}`;
  });
  const more = members.length - shown.length;
  return shown.join('') + (more > 0 ? `\n${indent}// … ${more} more` : '');
}

function referenceText({ name, args }: ReferenceShape, indent: string): string {
  const text = args.map((arg) => printFitted(arg, indent)).join(', ');
  return args.length === 0 ? name : `${name}<${text}${text.startsWith('\n') ? `\n${indent}` : ''}>`;
}

/** Prints a type after `indent`: on one line if it fits. */
function printFitted(shape: TypeShape, indent: string): string {
  const line = printShape(shape);
  return indent.length + line.length <= WIDTH ? line : printSplit(shape, indent);
}

function membersText(members: readonly ObjectMember[], indent: string): string {
  return members
    .map(({ key, type, optional }) => {
      const text = printFitted(type, indent);
      return `${indent}${key}${optional ? '?' : ''}:${text.startsWith('\n') ? '' : ' '}${text};`;
    })
    .join('\n');
}

/** Prints `interface Name extends Other { … }`, with one line per member. */
export function printInterface(head: string, members: readonly ObjectMember[]): string {
  return members.length > 0 ? `${head} {\n${membersText(members, '  ')}\n}` : `${head} {}`;
}

/** Prints `type Name = …;`. Objects and long unions have one line per member. */
export function printAlias(head: string, shape: TypeShape): string {
  const text = shape.kind === 'object' ? printSplit(shape, '') : printFitted(shape, '');
  // A semicolon after a comment would be part of the comment.
  const end = /\/\/.*$/.test(text) ? '' : ';';
  return `${head} =${text.startsWith('\n') ? '' : ' '}${text}${end}`;
}
