import { parse, parseExpressionAt } from 'acorn';
import type { Expression, Program } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'sucrase';
import type { ThemeLibrary } from '../libraries/types';
import { isRecord, leavesOf } from '../model/paths';
import { constantsOf, readLiteral } from './readLiteral';
import { isDesignTokens, readDesignTokens } from './readDesignTokens';
import { readTheme } from './readTheme';
import type { ReadTheme } from './readTheme';

/** The longest text that is read, in characters. */
export const MAX_TEXT = 100_000;

/** Why a text holds no theme. */
export type ReadProblem = 'tooLong' | 'syntax' | 'noTheme';

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

function parseModule(code: string): Program | undefined {
  try {
    const { code: js } = transform(code, { transforms: ['typescript'], disableESTransforms: true });
    return parse(js, SYNTAX);
  } catch {
    return undefined;
  }
}

/** Parses a lone object, such as the options without the call. */
function parseObject(text: string): Expression | undefined {
  try {
    const expression = parseExpressionAt(text.trim(), 0, SYNTAX);
    return expression.type === 'ObjectExpression' ? expression : undefined;
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a theme from TypeScript, JavaScript, JSON, or design tokens. The code is parsed and never run.
 *
 * @returns why it holds no theme, if it holds none
 */
export function readCode(text: string, library: ThemeLibrary): ReadTheme | ReadProblem {
  if (text.length > MAX_TEXT) {
    return 'tooLong';
  }
  const json = parseJson(text);
  if (isRecord(json)) {
    return isDesignTokens(json)
      ? readDesignTokens(json, library)
      : readTheme(leavesOf(json), library);
  }
  const isObject = text.trim().startsWith('{');
  const program = isObject ? undefined : parseModule(text);
  if (!program && !isObject) {
    return 'syntax';
  }
  const options = program ? findOptions(program) : parseObject(text);
  if (!options) {
    return isObject ? 'syntax' : 'noTheme';
  }
  const { value, lines } = readLiteral(options, program ? constantsOf(program) : new Map());
  return isRecord(value)
    ? readTheme(leavesOf(value), library, (path) => lines.get(path))
    : 'noTheme';
}
