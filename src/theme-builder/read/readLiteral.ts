import type { AnyNode, Expression, ObjectExpression, Program } from 'acorn';
import * as hues from '@mui/material/colors';
import { isRecord, valueAt } from '../model/paths';

/** Stands for a value that only running the code would give. */
export const UNKNOWN = Symbol('unknown');

/** How deep values are read: deeper than any theme. */
const MAX_DEPTH = 30;

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

function keyOf(node: AnyNode, isComputed: boolean): string | undefined {
  if (node.type === 'Identifier' && !isComputed) {
    return node.name;
  }
  return node.type === 'Literal' ? String(node.value) : undefined;
}

/**
 * Reads a literal of JavaScript without running it: what is neither a literal, a constant of the module, nor
 * a color of the library is `UNKNOWN`.
 */
export function readLiteral(root: Expression, constants: ReadonlyMap<string, Expression>): Literal {
  const lines = new Map<string, number>();

  function readObject(node: ObjectExpression, path: string, depth: number): unknown {
    const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    node.properties.forEach((property) => {
      if (property.type === 'SpreadElement') {
        const spread = read(property.argument, path, depth + 1);
        Object.assign(object, isRecord(spread) ? spread : { '...': UNKNOWN });
        return;
      }
      const key = keyOf(property.key, property.computed);
      const inner = path ? `${path}.${key}` : String(key);
      lines.set(inner, property.loc?.start.line ?? 0);
      object[key ?? '[…]'] =
        key === undefined || property.kind !== 'init' || property.method
          ? UNKNOWN
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
      ? Array.from({ length }, () => filler.value)
      : UNKNOWN;
  }

  function readMember(node: AnyNode): unknown {
    const key = node.type === 'MemberExpression' && keyOf(node.property, node.computed);
    return node.type === 'MemberExpression' && node.object.type === 'Identifier' && key
      ? (valueAt({ ...hues }, `${node.object.name}.${key}`) ?? UNKNOWN)
      : UNKNOWN;
  }

  function read(node: AnyNode, path: string, depth: number): unknown {
    if (depth > MAX_DEPTH) {
      return UNKNOWN;
    }
    switch (node.type) {
      case 'Literal':
        return node.value;
      case 'TemplateLiteral':
        return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : UNKNOWN;
      case 'UnaryExpression': {
        const argument = read(node.argument, path, depth + 1);
        return node.operator === '-' && typeof argument === 'number' ? -argument : UNKNOWN;
      }
      case 'ArrayExpression':
        return node.elements.map((item) => (item ? read(item, path, depth + 1) : UNKNOWN));
      case 'ObjectExpression':
        return readObject(node, path, depth);
      case 'Identifier': {
        const constant = constants.get(node.name);
        return constant
          ? read(constant, path, depth + 1)
          : (valueAt({ ...hues }, node.name) ?? UNKNOWN);
      }
      case 'MemberExpression':
        return readMember(node);
      case 'CallExpression':
        return readFilled(node);
      default:
        return UNKNOWN;
    }
  }

  return { value: read(root, '', 0), lines };
}
