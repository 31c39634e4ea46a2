import ts from 'typescript';
import type { Script } from './parseJavaScript';
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
  return ({ left }: ts.BinaryExpression) =>
    ts.isPropertyAccessExpression(left) &&
    left.name.text === 'propTypes' &&
    ts.isIdentifier(left.expression) &&
    left.expression.text === component;
}

/** Returns a validator without a wrapper that checks more. */
function unwrapped(validator: ts.Expression): ts.Expression {
  const isChain =
    ts.isCallExpression(validator) && validator.expression.getText() === 'chainPropTypes';
  const inner = isChain ? validator.arguments[0] : undefined;
  return inner ? unwrapped(inner) : validator;
}

/** Returns the strings in `PropTypes.oneOf(['small', 'large'])`. */
function listedStrings(script: Script, validator: ts.Expression): string[] {
  return script
    .find(ts.isCallExpression, validator)
    .filter(({ expression }) => expression.getText() === 'PropTypes.oneOf')
    .flatMap((call) => script.find(ts.isStringLiteral, call))
    .map(({ text }) => `'${text}'`);
}

function entryOf(script: Script, property: ts.PropertyAssignment): PropTypeEntry {
  const validator = unwrapped(property.initializer);
  const text = validator.getText();
  return {
    doc: readJsDoc(property),
    required: text.endsWith('.isRequired'),
    acceptsAnyString: script
      .find(ts.isPropertyAccessExpression, validator)
      .some(
        (node) => node.getText() === 'PropTypes.string' && ts.isArrayLiteralExpression(node.parent),
      ),
    listed: listedStrings(script, validator),
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
 * @param names of the component in the code: a wrapper of another component (`StableMenuItem`) may have the
 *   propTypes; later names override
 */
export function readPropTypes(
  script: Script,
  ...names: readonly string[]
): Map<string, PropTypeEntry> {
  const assignments = script.find(ts.isBinaryExpression);
  return new Map(
    names.flatMap((name) => {
      const value = assignments.findLast(isPropTypesOf(name))?.right;
      return value && ts.isObjectLiteralExpression(value)
        ? value.properties
            .filter(ts.isPropertyAssignment)
            .map((property) => [nameOf(property.name), entryOf(script, property)] as const)
        : [];
    }),
  );
}
