import ts from 'typescript';
import { findNodes } from './parseJavaScript';
import { readJsDoc } from './readJsDoc';
import type { JsDoc } from './readJsDoc';

/** One entry of a component's `propTypes`. */
export interface PropTypeEntry {
  doc: JsDoc;
  required: boolean;
  /** Accepts any string besides the listed ones: the theme may add values. */
  acceptsAnyString: boolean;
  /** The strings that it lists, as source text: `'small'`. */
  listed: readonly string[];
  /** The value must be able to hold a ref. */
  requiresRef: boolean;
}

function isPropTypesOf(component: string) {
  return (node: ts.Node): node is ts.BinaryExpression =>
    ts.isBinaryExpression(node) &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === 'propTypes' &&
    ts.isIdentifier(node.left.expression) &&
    node.left.expression.text === component;
}

/** Returns a validator without a wrapper that checks more. */
function unwrapped(validator: ts.Expression): ts.Expression {
  const isChain =
    ts.isCallExpression(validator) && validator.expression.getText() === 'chainPropTypes';
  const inner = isChain ? validator.arguments[0] : undefined;
  return inner ? unwrapped(inner) : validator;
}

function isStringAlternative(node: ts.Node): node is ts.PropertyAccessExpression {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.getText() === 'PropTypes.string' &&
    ts.isArrayLiteralExpression(node.parent)
  );
}

/** Returns the strings in `PropTypes.oneOf(['small', 'large'])`. */
function listedStrings(validator: ts.Expression): string[] {
  return findNodes(validator, ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'PropTypes.oneOf')
    .flatMap((call) => findNodes(call, ts.isStringLiteral))
    .map(({ text }) => `'${text}'`);
}

function entryOf(property: ts.PropertyAssignment): PropTypeEntry {
  const validator = unwrapped(property.initializer);
  const text = validator.getText();
  return {
    doc: readJsDoc(property),
    required: text.endsWith('.isRequired'),
    acceptsAnyString: findNodes(validator, isStringAlternative).length > 0,
    listed: listedStrings(validator),
    requiresRef: /\belement(Type)?AcceptingRef\b/.test(text),
  };
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

/**
 * Reads the `propTypes` that a component ships, including hidden (`@ignore`) entries. Returns an
 * empty map for a component without propTypes.
 *
 * @param source the parsed implementation
 */
export function readPropTypes(
  source: ts.SourceFile,
  component: string,
): Map<string, PropTypeEntry> {
  const assignment = findNodes(source, isPropTypesOf(component)).at(-1);
  if (!assignment || !ts.isObjectLiteralExpression(assignment.right)) {
    return new Map();
  }
  const properties = assignment.right.properties.filter(ts.isPropertyAssignment);
  return new Map(properties.map((property) => [nameOf(property.name), entryOf(property)]));
}
