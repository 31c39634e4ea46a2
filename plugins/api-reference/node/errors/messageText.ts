import type { CallExpression, Node, SpreadElement } from 'estree';

/** Replaces a value in the text of a message. */
const VALUE = '…';

/** Returns the items of an array that are joined to a text, and their separator. */
function joinedLines({ callee, arguments: [separator] }: CallExpression) {
  return callee.type === 'MemberExpression' &&
    callee.object.type === 'ArrayExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'join' &&
    separator?.type === 'Literal' &&
    typeof separator.value === 'string'
    ? { items: callee.object.elements, separator: separator.value }
    : undefined;
}

/**
 * Returns the text of a message, with `VALUE` for each value that is known only when it is printed; undefined
 * if it isn't text, or begins with such a value.
 */
export function textOf(node: Node | SpreadElement | null | undefined): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? value.raw).join(VALUE);
    case 'BinaryExpression': {
      const left = node.operator === '+' ? textOf(node.left) : undefined;
      return left === undefined ? undefined : left + (textOf(node.right) ?? VALUE);
    }
    case 'ConditionalExpression':
      return textOf(node.consequent);
    case 'ArrayExpression':
      return linesOf(node.elements, '\n');
    case 'CallExpression': {
      const joined = joinedLines(node);
      return joined && linesOf(joined.items, joined.separator);
    }
    default:
      return undefined;
  }
}

/** Returns the text of several lines; the first one must be text. */
function linesOf(
  items: readonly (Node | SpreadElement | null)[],
  separator: string,
): string | undefined {
  const [first, ...others] = items.map(textOf);
  return first === undefined
    ? undefined
    : [first, ...others.map((line) => line ?? VALUE)].filter(Boolean).join(separator);
}
