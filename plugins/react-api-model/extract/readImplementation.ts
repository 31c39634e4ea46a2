import path from 'node:path';
import ts from 'typescript';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import { parseJavaScript } from './parseJavaScript';
import type { Script } from './parseJavaScript';
import { readForcedProps } from './readDefaults';

/** Facts that only a component's implementation shows, not its types. */
export interface Implementation {
  /** The function's name in the code: `DataGridRaw` where `DataGrid` only wraps it. */
  name: string;
  /** Whether the component can hold a ref. */
  forwardsRef: boolean;
  /** Whether the component passes on props that it doesn't know. */
  spread: boolean;
  /** The name under which the theme sets its default props: `AcmeButton`. */
  themeName?: string;
  /** Default values in the code, as source text. */
  defaults: Map<string, string>;
  /** Props that the code takes without a default value. */
  withoutDefault: Set<string>;
}

const isNamedDefinition = (node: ts.Node): node is ts.FunctionDeclaration | ts.ClassDeclaration =>
  ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);

/** Returns the name inside `React.memo(DataGridRaw)`. */
function memoized(definition: ts.Node | undefined): string | undefined {
  if (!definition || !ts.isCallExpression(definition)) {
    return undefined;
  }
  const [inner] = definition.arguments;
  return /(^|\.)memo$/.test(definition.expression.getText()) && inner && ts.isIdentifier(inner)
    ? inner.text
    : undefined;
}

/** Returns the value that a script assigns to a name, or the function or class of that name. */
export function definitionOf(script: Script, component: string): ts.Node | undefined {
  const variable = script
    .find(ts.isVariableDeclaration)
    .find(({ name }) => name.getText() === component);
  return (
    variable?.initializer ??
    script.find(isNamedDefinition).find(({ name }) => name?.text === component)
  );
}

/** Returns whether a node is a call such as `createBox({…})`: these forward ref and all props. */
function isFactoryCall(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^(?:\(0, _)?create[A-Z]/.test(node.expression.getText());
}

function forwardsRef(script: Script, definition: ts.Node): boolean {
  return script
    .find(ts.isCallExpression, definition)
    .some(({ expression }) => /(^|\.)forwardRef$/.test(expression.getText()));
}

/** Returns whether a definition has `{ ...props }`, or takes `{ a, ...other }` and uses `other`. */
function spreadsProps(script: Script, definition: ts.Node): boolean {
  const identifiers = script.find(ts.isIdentifier, definition);
  const rests = takenProps(script, definition)
    .filter(({ dotDotDotToken }) => dotDotDotToken)
    .map(({ name }) => name.getText());
  return (
    rests.some((rest) => identifiers.filter(({ text }) => text === rest).length > 1) ||
    script.find(ts.isSpreadAssignment, definition).some(({ expression }) => isProps(expression))
  );
}

function themeNameIn(script: Script): string | undefined {
  const { themeHooks = [] } = LIBRARY;
  return script
    .find(ts.isCallExpression)
    .filter(({ expression }) => themeHooks.includes(expression.getText()))
    .flatMap((call) => script.find(ts.isPropertyAssignment, call))
    .filter(({ name }) => name.getText() === 'name')
    .map(({ initializer }) => initializer)
    .find(ts.isStringLiteral)?.text;
}

/** Parses the files beside a component with its hooks (`useDataGridProps.js`) or its factory. */
function neighborsOf(script: Script): Script[] {
  return script
    .imports()
    .filter(({ module }) => /^\.\/(?:use\w+Props|create[A-Z]\w*)\.js$/.test(module))
    .map(({ module }) => parseJavaScript(path.join(path.dirname(script.file), module)));
}

function isProps(expression: ts.Expression | undefined): boolean {
  return expression !== undefined && ['props', 'inProps'].includes(expression.getText());
}

/** Returns whether a function is the component itself, or the argument of a call such as `forwardRef` that returns it. */
function isComponent(node: ts.Node, definition: ts.Node): boolean {
  return (
    node === definition ||
    (ts.isCallExpression(node.parent) && isComponent(node.parent, definition))
  );
}

/** Returns whether a pattern takes the props: `const { … } = props`, or the first parameter of the component. */
function isPropsPattern({ parent }: ts.BindingPattern, definition: ts.Node): boolean {
  return ts.isParameter(parent)
    ? parent.parent.parameters[0] === parent && isComponent(parent.parent, definition)
    : ts.isVariableDeclaration(parent) && isProps(parent.initializer);
}

/** Returns the elements of all patterns that take props. */
function takenProps(script: Script, definition: ts.Node): ts.BindingElement[] {
  return script
    .find(ts.isObjectBindingPattern, definition)
    .filter((pattern) => isPropsPattern(pattern, definition))
    .flatMap((pattern) => [...pattern.elements]);
}

function keyOf({ propertyName, name }: ts.BindingElement): string {
  return (propertyName ?? name).getText();
}

function defaultsIn(script: Script, taken: readonly ts.BindingElement[]): Map<string, string> {
  return new Map(
    taken.flatMap((element) => {
      const text = element.initializer && script.plainText(element.initializer);
      return text ? [[keyOf(element), text] as const] : [];
    }),
  );
}

/**
 * Reads the facts that a component's types don't show from its parsed implementation.
 *
 * Throws when the file does not define the component.
 */
export function readImplementation(script: Script, component: string): Implementation {
  const name = memoized(definitionOf(script, component)) ?? component;
  const definition = definitionOf(script, name);
  if (!definition) {
    throw new Error(`${script.file} does not define ${component}`);
  }
  const isFactoryMade = isFactoryCall(definition);
  const neighbors = neighborsOf(script);
  const taken = takenProps(script, definition);
  const withoutDefault = taken.filter(
    ({ dotDotDotToken, initializer }) => !dotDotDotToken && !initializer,
  );
  return {
    name,
    forwardsRef: isFactoryMade || forwardsRef(script, definition),
    spread: isFactoryMade || spreadsProps(script, definition),
    themeName: themeNameIn(script) ?? neighbors.map(themeNameIn).find(Boolean),
    defaults: new Map([...defaultsIn(script, taken), ...neighbors.flatMap(readForcedProps)]),
    withoutDefault: new Set(withoutDefault.map(keyOf)),
  };
}
