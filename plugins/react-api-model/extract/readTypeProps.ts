import ts from 'typescript';
import type { Script } from './parseJavaScript';
import { readJsDoc } from './readJsDoc';
import type { JsDoc } from './readJsDoc';

/** A prop as the types declare it; overloads and unions may declare it several times. */
export interface TypeProp {
  name: string;
  declarations: ts.Declaration[];
  symbols: ts.Symbol[];
  /** Every overload and union member of the component's props requires it. */
  required: boolean;
  /** The component's own type parameters: `Value`. */
  typeParameters: string[];
}

/** Returns the members of the objects that a prop takes: its slots, or its classes. */
export function membersOf(checker: ts.TypeChecker, prop: TypeProp | undefined): ts.Symbol[] {
  return (prop?.symbols ?? [])
    .map((symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(symbol)))
    .flatMap((type) => checker.getPropertiesOfType(type));
}

function withoutUnions(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types.flatMap(withoutUnions) : [type];
}

function signaturesOf(type: ts.Type): ts.Signature[] {
  // `React.JSXElementConstructor` is a union of function and class.
  return withoutUnions(type).flatMap((part) => [
    ...part.getCallSignatures(),
    ...part.getConstructSignatures(),
  ]);
}

function propsTypesOf(
  checker: ts.TypeChecker,
  signatures: readonly ts.Signature[],
  place: ts.Node,
): ts.Type[] {
  return signatures
    .flatMap(({ parameters: [props] }) => (props ? [props] : []))
    .map((props) => checker.getApparentType(checker.getTypeOfSymbolAtLocation(props, place)))
    .flatMap(withoutUnions);
}

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/**
 * Reads all props that a component's types accept, including the props of the native element. Every overload
 * and every member of a union counts; `getPropertiesOfType` of a union would only return the shared ones.
 *
 * @param component the component's symbol
 * @param place any node of the component's file
 */
export function readTypeProps(
  checker: ts.TypeChecker,
  component: ts.Symbol,
  place: ts.Node,
): Map<string, TypeProp> {
  const signatures = signaturesOf(checker.getTypeOfSymbolAtLocation(component, place));
  const typeParameters = signatures.flatMap((signature) =>
    (signature.typeParameters ?? []).map(({ symbol }) => symbol.name),
  );
  const types = propsTypesOf(checker, signatures, place);
  const symbols = types.flatMap((type) => checker.getPropertiesOfType(type));
  const byName = new Map<string, ts.Symbol[]>();
  symbols.forEach((symbol) =>
    byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]),
  );
  return new Map(
    [...byName].map(([name, ofName]) => [
      name,
      {
        name,
        symbols: ofName,
        declarations: [...new Set(ofName.flatMap(({ declarations }) => declarations ?? []))],
        required: ofName.length === types.length && !ofName.some(isOptional),
        typeParameters,
      },
    ]),
  );
}

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
