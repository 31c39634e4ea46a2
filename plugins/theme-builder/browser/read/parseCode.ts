import { parse, parseExpressionAt } from 'acorn';
import type { Expression, Program } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'sucrase';
import { MAX_TEXT } from './limits';
import { constantsOf, readLiteral } from './readLiteral';
import type { Literal } from './readLiteral';

/** Why a text holds no theme. */
export type ReadProblem = 'tooLong' | 'tooComplex' | 'syntax' | 'noTheme';

const SYNTAX = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;

const CREATES = /^(?:createTheme|extendTheme|experimental_extendTheme|createMuiTheme)$/;

/** Returns the object that a module gives to `createTheme`, or its only exported object. */
function findOptions(program: Program): Expression | undefined {
  const found: Expression[] = [];
  simple(program, {
    CallExpression({ callee, arguments: [first] }) {
      const isCreate = callee.type === 'Identifier' && CREATES.test(callee.name);
      if (isCreate && first && first.type !== 'SpreadElement') {
        found.push(first);
      }
    },
  });
  const exported = program.body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') {
      return statement.declaration.type === 'ObjectExpression' ? [statement.declaration] : [];
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ init }) =>
          init?.type === 'ObjectExpression' ? [init] : [],
        )
      : [];
  });
  return found[0] ?? exported.at(-1);
}

function parseModule(code: string): Program {
  const { code: js } = transform(code, { transforms: ['typescript'], disableESTransforms: true });
  return parse(js, SYNTAX);
}

function read(text: string): Literal | ReadProblem {
  // JSON, or the options without the call.
  if (text.trim().startsWith('{')) {
    const expression = parseExpressionAt(text, 0, SYNTAX);
    return expression.type === 'ObjectExpression' ? readLiteral(expression, new Map()) : 'syntax';
  }
  const program = parseModule(text);
  const options = findOptions(program);
  return options ? readLiteral(options, constantsOf(program)) : 'noTheme';
}

/**
 * Parses TypeScript, JavaScript, or JSON, and reads the object in it that is a theme. The code is never run.
 * Short code can take a parser of TypeScript any time: call it in a worker.
 *
 * @returns why it holds no theme, if it holds none
 */
export function parseCode(text: string): Literal | ReadProblem {
  if (text.length > MAX_TEXT) {
    return 'tooLong';
  }
  try {
    return read(text);
  } catch (error) {
    // Anything else is a TooManyValuesError, or the end of the stack, which each browser names differently.
    const isSyntax = error instanceof SyntaxError && !error.message.startsWith('Not enough stack');
    return isSyntax ? 'syntax' : 'tooComplex';
  }
}
