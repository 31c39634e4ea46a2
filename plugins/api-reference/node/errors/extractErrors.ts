import { parse } from 'acorn';
import type { CallExpression, Expression, Node } from 'estree';
import { visit } from 'estree-util-visit';

/** What a package throws in production in place of a message: its code. */
const MINIFIED = /^_?formatMuiErrorMessage\d*$/;

/** Stands for a value that the message names. */
export const VALUE = '…';

/** An error of a package, whose message production builds replace by a code. */
export interface MinifiedError {
  code: number;
  /** With `VALUE` for each value that is known when it is thrown only. */
  message: string;
}

/** Returns the text of a message; undefined if a part of it isn't text. */
function textOf(node: Expression): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return node.value;
  }
  if (node.type === 'TemplateLiteral') {
    return node.quasis.map(({ value }) => value.cooked ?? value.raw).join(VALUE);
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const parts = [textOf(node.left as Expression), textOf(node.right)];
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  return undefined;
}

function codeOf({ callee, arguments: [code] }: CallExpression): number | undefined {
  const isMinified = callee.type === 'Identifier' && MINIFIED.test(callee.name);
  return isMinified && code?.type === 'Literal' && typeof code.value === 'number'
    ? code.value
    : undefined;
}

/**
 * Returns the errors of a module whose messages a production build leaves out: those that the library's
 * build has put beside their codes (`development ? message : formatMuiErrorMessage(code)`).
 *
 * Throws an Error for a code whose message has an unknown form.
 *
 * @param source an ES module
 * @param file for error messages
 */
export function extractErrors(source: string, file: string): MinifiedError[] {
  const errors: MinifiedError[] = [];
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  visit(program as Node, (node) => {
    if (node.type !== 'ConditionalExpression' || node.alternate.type !== 'CallExpression') {
      return;
    }
    const code = codeOf(node.alternate);
    if (code === undefined) {
      return;
    }
    const message = textOf(node.consequent);
    if (message === undefined) {
      throw new Error(
        `${file}: the message of error ${code} has an unknown form. Adapt plugins/api-reference/node/errors/extractErrors.ts.`,
      );
    }
    errors.push({ code, message });
  });
  return errors;
}
