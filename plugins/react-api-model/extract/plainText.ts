import ts from 'typescript';
import { findNodes } from './parseJavaScript';

/** Returns the value of a module's constant. */
export function constantIn(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const [constant] = findNodes(source, ts.isVariableDeclaration).filter(
    (variable) => variable.name.getText() === name && variable.parent.parent.parent === source,
  );
  return constant?.initializer;
}

/** Returns a value's text if readers understand it without the code around it. */
export function plainText(source: ts.SourceFile, value: ts.Expression): string | undefined {
  if (ts.isIdentifier(value)) {
    const constant = constantIn(source, value.text);
    return constant && ts.isStringLiteral(constant) ? plainText(source, constant) : undefined;
  }
  const isLiteral =
    ts.isLiteralExpression(value) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(value.kind);
  return isLiteral ? value.getText().replaceAll('"', "'") : undefined;
}
