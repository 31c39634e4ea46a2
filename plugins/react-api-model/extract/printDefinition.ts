import { parametersText, printShape } from './printShape';
import type { ObjectMember, TypeShape } from './typeShape';

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
