import path from 'node:path';
import ts from 'typescript';
import { findNodes, parseJavaScript } from './parseJavaScript';
import { plainText } from './plainText';
import { readForcedProps } from './readForcedProps';

/** What only a component's implementation shows, not its types. */
export interface Implementation {
  /** The function's name in the code: `DataGridRaw` where `DataGrid` only wraps it. */
  name: string;
  /** Whether the component can hold a ref. */
  forwardsRef: boolean;
  /** Whether the component passes on props that it doesn't know. */
  spread: boolean;
  /** The name under which the theme sets its default props: `MuiButton`. */
  themeName?: string;
  /** Default values in the code, as source text. */
  defaults: Map<string, string>;
  /** Props that the code takes without a default value. */
  withoutDefault: Set<string>;
}

const THEME_HOOKS = ['useDefaultProps', 'useThemeProps', 'useThemePropsSystem'];

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

function definitionOf(source: ts.SourceFile, component: string): ts.Node | undefined {
  const [variable] = findNodes(source, ts.isVariableDeclaration).filter(
    ({ name }) => name.getText() === component,
  );
  const [declared] = findNodes(source, ts.isFunctionDeclaration).filter(
    ({ name }) => name?.text === component,
  );
  return variable?.initializer ?? declared;
}

/**
 * Returns whether a node is a call such as `createBox({…})`: components from the system's factories
 * forward the ref and all props.
 */
function isFactoryCall(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^(?:\(0, _)?create[A-Z]/.test(node.expression.getText());
}

function forwardsRef(definition: ts.Node): boolean {
  return findNodes(definition, ts.isCallExpression).some(({ expression }) =>
    /(^|\.)forwardRef$/.test(expression.getText()),
  );
}

/**
 * Returns whether a definition contains `{ ...props }`, or `const { a, ...other } = props` with a
 * use of `other`.
 */
function spreadsProps(definition: ts.Node): boolean {
  const identifiers = findNodes(definition, ts.isIdentifier);
  const rests = findNodes(definition, ts.isBindingElement)
    .filter(({ dotDotDotToken, parent }) => dotDotDotToken && isPropsPattern(parent))
    .map(({ name }) => name.getText());
  return (
    rests.some((rest) => identifiers.filter(({ text }) => text === rest).length > 1) ||
    findNodes(definition, ts.isSpreadAssignment).some(({ expression }) => isProps(expression))
  );
}

function themeNameIn(source: ts.SourceFile): string | undefined {
  return findNodes(source, ts.isCallExpression)
    .filter(({ expression }) => THEME_HOOKS.includes(expression.getText()))
    .flatMap((call) => findNodes(call, ts.isPropertyAssignment))
    .filter(({ name }) => name.getText() === 'name')
    .map(({ initializer }) => initializer)
    .find(ts.isStringLiteral)?.text;
}

/**
 * Parses the files next to the component that contain its hooks (`useDataGridProps.js`) or the factory
 * that makes it (`createStack.js`).
 */
function neighborSources(source: ts.SourceFile): ts.SourceFile[] {
  return findNodes(source, ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter(ts.isStringLiteral)
    .filter(({ text }) => /^\.\/(?:use\w+Props|create[A-Z]\w*)\.js$/.test(text))
    .map(({ text }) => parseJavaScript(path.join(path.dirname(source.fileName), text)));
}

function isProps(expression: ts.Expression | undefined): boolean {
  return expression !== undefined && ['props', 'inProps'].includes(expression.getText());
}

/** Returns whether a pattern is the left side of `const { … } = props`. */
function isPropsPattern(pattern: ts.BindingPattern): boolean {
  return ts.isVariableDeclaration(pattern.parent) && isProps(pattern.parent.initializer);
}

/** Returns the elements of all patterns `const { … } = props`. */
function takenProps(definition: ts.Node): ts.BindingElement[] {
  return findNodes(definition, ts.isObjectBindingPattern)
    .filter(isPropsPattern)
    .flatMap((pattern) => [...pattern.elements]);
}

function namesWithoutDefault(definition: ts.Node): Set<string> {
  const taken = takenProps(definition).filter(
    ({ dotDotDotToken, initializer }) => !dotDotDotToken && !initializer,
  );
  return new Set(taken.map(({ propertyName, name }) => (propertyName ?? name).getText()));
}

function defaultsIn(source: ts.SourceFile, definition: ts.Node): Map<string, string> {
  return new Map(
    takenProps(definition).flatMap(({ propertyName, name, initializer }) => {
      const text = initializer && plainText(source, initializer);
      return text ? [[(propertyName ?? name).getText(), text] as const] : [];
    }),
  );
}

/**
 * Reads from a component's parsed implementation what its types don't show.
 *
 * Throws when the file does not define the component.
 */
export function readImplementation(source: ts.SourceFile, component: string): Implementation {
  const outer = definitionOf(source, component);
  const name = memoized(outer) ?? component;
  const definition = definitionOf(source, name);
  if (!definition) {
    throw new Error(`${source.fileName} does not define ${component}`);
  }
  const isFactoryMade = isFactoryCall(definition);
  const neighbors = neighborSources(source);
  return {
    name,
    forwardsRef: isFactoryMade || forwardsRef(definition),
    spread: isFactoryMade || spreadsProps(definition),
    themeName: themeNameIn(source) ?? neighbors.map(themeNameIn).find(Boolean),
    defaults: new Map([...defaultsIn(source, definition), ...neighbors.flatMap(readForcedProps)]),
    withoutDefault: namesWithoutDefault(definition),
  };
}
