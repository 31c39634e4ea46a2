import ts from 'typescript';

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
