import type { AnyNode, Expression, ObjectExpression, Program } from 'acorn';
import * as hues from '@mui/material/colors';
import { isRecord, valueAt } from '../model/paths';

/** How deep values are read: deeper than any theme. */
const MAX_DEPTH = 30;
/** The most keys and values that are read. Code that uses its constants often can stand for any number. */
export const MAX_NODES = 20_000;
/** The longest key, path, and text, in characters: longer than those of tokens. */
const MAX_KEY = 200;
const MAX_PATH = 500;
const MAX_STRING = 1000;

/** Thrown when code stands for more values than a theme has. */
export class TooManyValuesError extends Error {}

/** A value in code, and the lines that the keys in it are on, by path. */
export interface Literal {
  value: unknown;
  lines: ReadonlyMap<string, number>;
}

/** Returns the expressions that the constants of a module have, by name. */
export function constantsOf({ body }: Program): Map<string, Expression> {
  const constants = new Map<string, Expression>();
  body.forEach((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration' && declaration.kind === 'const') {
      declaration.declarations.forEach(({ id, init }) => {
        if (id.type === 'Identifier' && init) {
          constants.set(id.name, init);
        }
      });
    }
  });
  return constants;
}

/** Returns a key in code; with an ellipsis in place of its end if it is longer than any of a theme. */
function keyOf(node: AnyNode, isComputed: boolean): string | undefined {
  const isName = node.type === 'Identifier' && !isComputed;
  const key = isName ? node.name : node.type === 'Literal' ? String(node.value) : undefined;
  return key && key.length > MAX_KEY ? `${key.slice(0, MAX_KEY)}…` : key;
}

const withoutLongText = (value: unknown) =>
  typeof value === 'string' && value.length > MAX_STRING ? undefined : value;

/** Reads a literal without running it; undefined for other code. Throws a TooManyValuesError. */
export function readLiteral(root: Expression, constants: ReadonlyMap<string, Expression>): Literal {
  const lines = new Map<string, number>();
  let count = 0;

  /** Counts values, also values that aren't read. */
  function spend(values: number): void {
    count += values;
    if (count > MAX_NODES) {
      throw new TooManyValuesError();
    }
  }

  function readObject(node: ObjectExpression, path: string, depth: number): unknown {
    const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    spend(node.properties.length);
    node.properties.forEach((property) => {
      if (property.type === 'SpreadElement') {
        const spread = read(property.argument, path, depth + 1);
        Object.assign(object, isRecord(spread) ? spread : { '...': undefined });
        return;
      }
      const key = keyOf(property.key, property.computed);
      const inner = path ? `${path}.${key}` : String(key);
      lines.set(inner, property.loc?.start.line ?? 0);
      object[key ?? '[…]'] =
        key === undefined || property.kind !== 'init' || property.method
          ? undefined
          : read(property.value, inner, depth + 1);
    });
    return object;
  }

  /** A list like `Array(25).fill('none')`. */
  function readFilled(node: AnyNode): unknown {
    const [call, filler] =
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      keyOf(node.callee.property, node.callee.computed) === 'fill'
        ? [node.callee.object, node.arguments[0]]
        : [];
    const isArray =
      (call?.type === 'CallExpression' || call?.type === 'NewExpression') &&
      call.callee.type === 'Identifier' &&
      call.callee.name === 'Array' &&
      call.arguments[0];
    const length = isArray && isArray.type === 'Literal' ? Number(isArray.value) : 0;
    return length > 0 && length <= 25 && filler?.type === 'Literal'
      ? Array.from({ length }, () => withoutLongText(filler.value))
      : undefined;
  }

  function readMember(node: AnyNode): unknown {
    const key = node.type === 'MemberExpression' && keyOf(node.property, node.computed);
    return node.type === 'MemberExpression' && node.object.type === 'Identifier' && key
      ? valueAt({ ...hues }, `${node.object.name}.${key}`)
      : undefined;
  }

  function read(node: AnyNode, path: string, depth: number): unknown {
    spend(1);
    if (depth > MAX_DEPTH || path.length > MAX_PATH) {
      return undefined;
    }
    switch (node.type) {
      case 'Literal':
        return withoutLongText(node.value);
      case 'TemplateLiteral':
        return node.expressions.length === 0
          ? withoutLongText(node.quasis[0]?.value.cooked)
          : undefined;
      case 'UnaryExpression': {
        const argument = read(node.argument, path, depth + 1);
        return node.operator === '-' && typeof argument === 'number' ? -argument : undefined;
      }
      case 'ArrayExpression':
        spend(node.elements.length);
        return node.elements.map((item) => (item ? read(item, path, depth + 1) : undefined));
      case 'ObjectExpression':
        return readObject(node, path, depth);
      case 'Identifier': {
        const constant = constants.get(node.name);
        return constant ? read(constant, path, depth + 1) : valueAt({ ...hues }, node.name);
      }
      case 'MemberExpression':
        return readMember(node);
      case 'CallExpression':
        return readFilled(node);
      default:
        return undefined;
    }
  }

  return { value: read(root, '', 0), lines };
}
