import ts from 'typescript';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { findNodes } from '@component-docs/react-api-model/extract/parseJavaScript';
import type { TemplateFiles } from './templateProblems';

/** A component of a package, and the props that a template sets on it. */
export interface ComponentUse {
  /** `Button` */
  name: string;
  packageName: string;
  props: readonly string[];
}

/** The packages whose components are listed: the packages with an API reference. */
const PACKAGES = PRODUCTS.filter(({ apiTabs }: Product) => !apiTabs).flatMap(
  ({ apiPackages }) => apiPackages,
);

/** React handles these itself: they are not passed to the component. */
const REACT_PROPS = ['key', 'ref'];

const COMPONENT = /^[A-Z]/;

interface Import {
  local: string;
  name: string;
  packageName: string;
}

function importsOf(statement: ts.ImportDeclaration): Import[] {
  const module = ts.isStringLiteral(statement.moduleSpecifier)
    ? statement.moduleSpecifier.text
    : '';
  const packageName = PACKAGES.find((name) => module === name || module.startsWith(`${name}/`));
  const clause = statement.importClause;
  if (!packageName || !clause || clause.isTypeOnly) {
    return [];
  }
  const folder = module.slice(packageName.length + 1);
  const { namedBindings } = clause;
  const elements = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [
    ...(clause.name && COMPONENT.test(folder)
      ? [{ local: clause.name.text, name: folder, packageName }]
      : []),
    ...elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name: { text: local }, propertyName }) => ({
        local,
        name: propertyName?.text ?? local,
        packageName,
      })),
  ];
}

function propsOf({ attributes }: ts.JsxOpeningLikeElement): string[] {
  return attributes.properties
    .filter(ts.isJsxAttribute)
    .flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
    .filter((name) => !REACT_PROPS.includes(name));
}

function usesIn(fileName: string, code: string): ComponentUse[] {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const elements = findNodes(source, ts.isJsxOpeningLikeElement);
  return source.statements
    .filter(ts.isImportDeclaration)
    .flatMap(importsOf)
    .filter(({ name }) => COMPONENT.test(name))
    .map(({ local, name, packageName }) => ({
      name,
      packageName,
      props: elements.filter(({ tagName }) => tagName.getText(source) === local).flatMap(propsOf),
    }));
}

/**
 * Returns the components that a template's code imports from packages with an API reference, by name,
 * and the props that it sets on them, each once, sorted.
 */
export function componentUses(code: TemplateFiles): ComponentUse[] {
  const found = Object.entries(code).flatMap(([name, text]) => usesIn(name, text));
  const names = [...new Set(found.map(({ name }) => name))].sort();
  return names.flatMap((name) => {
    const same = found.filter((use) => use.name === name);
    const props = [...new Set(same.flatMap((use) => use.props))].sort();
    return same.slice(0, 1).map(({ packageName }) => ({ name, packageName, props }));
  });
}

/** How deep keys are listed: `components.Button.styleOverrides`, `palette.primary.main`. */
const DEPTH = 3;

/** The part of a theme that has the same keys once for each mode. */
const SCHEMES = 'colorSchemes';

/** Keys that say how a theme is written as CSS, not how it looks. */
const IGNORED = ['cssVariables'];

function findOptions(source: ts.SourceFile): ts.Expression | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === 'themeOptions')?.initializer;
}

function withoutCasts(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? withoutCasts(node.expression)
    : node;
}

/** Returns the properties of an object literal that have names, with their values. */
function propertiesOf(node: ts.Expression): (readonly [string, ts.Expression | undefined])[] {
  return ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap((property) => {
        const name = property.name && ts.isIdentifier(property.name) ? property.name.text : null;
        const value = ts.isPropertyAssignment(property)
          ? withoutCasts(property.initializer)
          : undefined;
        return name === null ? [] : [[name, value] as const];
      })
    : [];
}

function keysIn(value: ts.Expression | undefined, path: readonly string[]): string[] {
  const properties = value && path.length < DEPTH ? propertiesOf(value) : [];
  return properties.length > 0
    ? properties.flatMap(([key, inner]) => keysIn(inner, [...path, key]))
    : [path.join('.')];
}

/**
 * Returns the keys that a theme sets, each once, in their order, from the code of its `themeOptions`. Keys of
 * color schemes are listed without the scheme, as readers find them in the theme. For a value that the code
 * spreads or computes, its own key is listed.
 */
export function themeKeys(code: string): string[] {
  const options = findOptions(ts.createSourceFile('theme.ts', code, ts.ScriptTarget.Latest));
  const properties = options ? propertiesOf(withoutCasts(options)) : [];
  const keys = properties
    .filter(([key]) => !IGNORED.includes(key))
    .flatMap(([key, value]) =>
      key === SCHEMES && value
        ? propertiesOf(value).flatMap(([, scheme]) => (scheme ? keysIn(scheme, []) : []))
        : keysIn(value, [key]),
    );
  return [...new Set(keys)].filter((key) => key !== '');
}
