import path from 'node:path';
import ts from 'typescript';
import { findNodes } from './parseJavaScript';

/** The components that slots render by default, by slot. */
export type SlotDefaults = ReadonlyMap<string, string>;

/** Returns the operands of `a ?? b ?? c` or `a || b || c`. */
function alternatives(node: ts.Expression): ts.Expression[] {
  const isChoice =
    ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(
      node.operatorToken.kind,
    );
  return isChoice ? [...alternatives(node.left), node.right] : [node];
}

/** Returns the slot in `slots.root`, `slots?.root`, or `props.slots.root`. */
function slotIn(node: ts.Expression | undefined): string | undefined {
  return node &&
    ts.isPropertyAccessExpression(node) &&
    /^(?:props\??\.)?slots$/.test(node.expression.getText())
    ? node.name.text
    : undefined;
}

/** Returns the slot and default in `slots.root ?? components.Root ?? SliderRoot`. */
function ofChoice(node: ts.BinaryExpression): [string, ts.Expression][] {
  const [first, ...others] = alternatives(node);
  const slot = slotIn(first);
  const last = others.at(-1);
  return slot !== undefined && last ? [[slot, last]] : [];
}

/** Returns the slot and default in `useSlot('root', { elementType: SliderRoot })`. */
function ofHook({ expression, arguments: [slot, options] }: ts.CallExpression) {
  const type =
    options && ts.isObjectLiteralExpression(options)
      ? options.properties
          .filter(ts.isPropertyAssignment)
          .find(({ name }) => name.getText() === 'elementType')?.initializer
      : undefined;
  return expression.getText() === 'useSlot' && slot && ts.isStringLiteral(slot) && type
    ? [[slot.text, type] as const]
    : [];
}

/** Returns whether a file imports a component, whose module is named like it. */
function importsComponent(source: ts.SourceFile, name: string): boolean {
  return findNodes(source, ts.isImportDeclaration).some(
    ({ importClause, moduleSpecifier }) =>
      importClause !== undefined &&
      findNodes(importClause, ts.isIdentifier).some(({ text }) => text === name) &&
      ts.isStringLiteral(moduleSpecifier) &&
      path.basename(moduleSpecifier.text.replace(/(?:\/index)?\.js$/, '')) === name,
  );
}

/** Returns the component that an expression renders, also below `styled(…)`. */
function nameOf(source: ts.SourceFile, node: ts.Expression): string | undefined {
  if (ts.isCallExpression(node)) {
    const styled = ts.isCallExpression(node.expression) ? node.expression : node;
    const [base] = styled.arguments;
    return /^styled$/.test(styled.expression.getText()) && base ? nameOf(source, base) : undefined;
  }
  if (!ts.isIdentifier(node)) {
    return undefined;
  }
  const variable = findNodes(source, ts.isVariableDeclaration).find(
    ({ name, parent }) => name.getText() === node.text && parent.parent.parent === source,
  );
  return variable?.initializer
    ? nameOf(source, variable.initializer)
    : importsComponent(source, node.text)
      ? node.text
      : undefined;
}

/**
 * Reads from a component's code which components its slots render by default. Elements are left out:
 * `styled('div')` may be rendered as another one.
 *
 * @param source the parsed implementation
 */
export function readSlotDefaults(source: ts.SourceFile): SlotDefaults {
  const found = [
    ...findNodes(source, ts.isBinaryExpression).flatMap(ofChoice),
    ...findNodes(source, ts.isCallExpression).flatMap(ofHook),
  ];
  return new Map(
    found.flatMap(([slot, node]) => {
      const name = nameOf(source, node);
      return name === undefined ? [] : [[slot, name] as const];
    }),
  );
}
