import ts from 'typescript';
import { findNodes } from './parseJavaScript';
import { plainText } from './plainText';

/** Returns the properties that an object has before it takes over all other props of readers. */
function beforeOthers({ properties }: ts.ObjectLiteralExpression): ts.PropertyAssignment[] {
  const others = properties.findIndex(
    (property) => ts.isSpreadAssignment(property) && property.expression.getText() === 'other',
  );
  return properties.slice(0, Math.max(others, 0)).filter(ts.isPropertyAssignment);
}

/** Returns whether a value depends on the prop that it's passed as: `{ ...PaperProps, style }`. */
function dependsOn(value: ts.Expression, prop: string): boolean {
  const names = ts.isIdentifier(value) ? [value] : findNodes(value, ts.isIdentifier);
  return names.some(({ text }) => text === prop);
}

/**
 * Reads the defaults that a component gives to props of the component it's built on: `variant` in
 * `_jsx(Typography, { variant: 'h6', ...other })`. A default that can't be shown is null.
 *
 * @param source the parsed implementation
 */
export function readPassedDefaults(source: ts.SourceFile): Record<string, string | null> {
  const passed = findNodes(source, ts.isObjectLiteralExpression)
    .flatMap(beforeOthers)
    .map(({ name, initializer }) => [name.getText(), initializer] as const)
    .filter(([name, value]) => !dependsOn(value, name));
  const defaults: Record<string, string | null> = {};
  for (const [name, value] of passed) {
    const text = plainText(source, value) ?? null;
    defaults[name] = (defaults[name] ?? text) === text ? text : null;
  }
  return defaults;
}
