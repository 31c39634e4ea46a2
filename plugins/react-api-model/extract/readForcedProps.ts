import ts from 'typescript';
import { findNodes } from './parseJavaScript';
import { constantIn, plainText } from './plainText';

/** Returns the last of the objects that are merged in `_extends({}, props, FORCED_PROPS)`. */
function lastMerged({ expression, arguments: merged }: ts.CallExpression): string | undefined {
  const last = merged.at(-1);
  return /^(?:_extends|Object\.assign)$/.test(expression.getText()) && last && ts.isIdentifier(last)
    ? last.text
    : undefined;
}

/**
 * Reads from a hook that completes a component's props the values that it sets last, whatever readers
 * pass: the data grid's `pagination` is `true`.
 *
 * @param source the parsed file of the hook
 */
export function readForcedProps(source: ts.SourceFile): [prop: string, value: string][] {
  return findNodes(source, ts.isCallExpression)
    .flatMap((call) => lastMerged(call) ?? [])
    .flatMap((name) => constantIn(source, name) ?? [])
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => properties.filter(ts.isPropertyAssignment))
    .flatMap(({ name, initializer }): [string, string][] => {
      const value = plainText(source, initializer);
      return value === undefined ? [] : [[name.getText(), value]];
    });
}
