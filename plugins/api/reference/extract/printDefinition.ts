import { parametersText, printShape } from './printShape';
import type { ObjectMember, TypeShape } from './typeShape';

type ReferenceShape = Extract<TypeShape, { kind: 'reference' }>;

/** Lines that are longer are broken where the type has parts. */
const WIDTH = 80;
/** Some unions list every color that a theme has: the first ones tell what they are. */
const MAX_VALUES = 24;

function broken(shape: TypeShape, indent: string): string {
  const inner = `${indent}  `;
  switch (shape.kind) {
    case 'object':
      return `{\n${membersText(shape.members, inner)}\n${indent}}`;
    case 'union':
      return unionText(shape.members, inner);
    case 'intersection':
      return shape.members.map((member) => layOut(member, indent)).join(' & ');
    case 'reference':
      return referenceText(shape, indent);
    case 'function':
      return `(${parametersText(shape.parameters)}) => ${layOut(shape.returns, indent)}`;
    default:
      return printShape(shape);
  }
}

function unionText(members: readonly TypeShape[], indent: string): string {
  const shown = members.slice(0, MAX_VALUES).map((member) => {
    const text = layOut(member, indent);
    return `\n${indent}| ${member.kind === 'function' ? `(${text})` : text}`;
  });
  const more = members.length - shown.length;
  return shown.join('') + (more > 0 ? `\n${indent}// … ${more} more` : '');
}

function referenceText({ name, args }: ReferenceShape, indent: string): string {
  const text = args.map((arg) => layOut(arg, indent)).join(', ');
  return args.length === 0 ? name : `${name}<${text}${text.startsWith('\n') ? `\n${indent}` : ''}>`;
}

/** A type as it stands behind `indent`: on one line where that is short enough. */
function layOut(shape: TypeShape, indent: string): string {
  const line = printShape(shape);
  return indent.length + line.length <= WIDTH ? line : broken(shape, indent);
}

function membersText(members: readonly ObjectMember[], indent: string): string {
  return members
    .map(({ key, type, optional }) => {
      const text = layOut(type, indent);
      return `${indent}${key}${optional ? '?' : ''}:${text.startsWith('\n') ? '' : ' '}${text};`;
    })
    .join('\n');
}

/** `interface Name extends Other { … }`, a line for each member. */
export function printInterface(head: string, members: readonly ObjectMember[]): string {
  return members.length > 0 ? `${head} {\n${membersText(members, '  ')}\n}` : `${head} {}`;
}

/** `type Name = …;`. Objects have a line for each member, and so have long unions. */
export function printAlias(head: string, shape: TypeShape): string {
  const text = shape.kind === 'object' ? broken(shape, '') : layOut(shape, '');
  // What follows a comment would belong to it.
  const end = /\/\/.*$/.test(text) ? '' : ';';
  return `${head} =${text.startsWith('\n') ? '' : ' '}${text}${end}`;
}
