import path from 'node:path';
import ts from 'typescript';
import type { Script } from './parseJavaScript';

/** Returns the last of the objects that are merged in `_extends({}, props, FORCED_PROPS)`. */
function lastMerged({ expression, arguments: merged }: ts.CallExpression): string | undefined {
  const last = merged.at(-1);
  return /^(?:_extends|Object\.assign)$/.test(expression.getText()) && last && ts.isIdentifier(last)
    ? last.text
    : undefined;
}

/**
 * Reads from a hook that completes a component's props the values that it sets last, over the values that
 * readers pass: the data grid's `pagination` is `true`.
 */
export function readForcedProps(hook: Script): [prop: string, value: string][] {
  return hook
    .find(ts.isCallExpression)
    .flatMap((call) => lastMerged(call) ?? [])
    .flatMap((name) => hook.constant(name) ?? [])
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => properties.filter(ts.isPropertyAssignment))
    .flatMap(({ name, initializer }): [string, string][] => {
      const value = hook.plainText(initializer);
      return value === undefined ? [] : [[name.getText(), value]];
    });
}

/** Returns the properties that an object has before it takes over all other props of readers. */
function beforeOthers({ properties }: ts.ObjectLiteralExpression): ts.PropertyAssignment[] {
  const others = properties.findIndex(
    (property) => ts.isSpreadAssignment(property) && property.expression.getText() === 'other',
  );
  return properties.slice(0, Math.max(others, 0)).filter(ts.isPropertyAssignment);
}

/** Returns whether a value depends on the prop that it's passed as: `{ ...PaperProps, style }`. */
function dependsOn(script: Script, value: ts.Expression, prop: string): boolean {
  return script.find(ts.isIdentifier, value).some(({ text }) => text === prop);
}

/**
 * Reads the defaults that a component gives to props of the component it's built on: `variant` in
 * `_jsx(Typography, { variant: 'h6', ...other })`. A default that can't be shown is null.
 */
export function readPassedDefaults(script: Script): Record<string, string | null> {
  const passed = script
    .find(ts.isObjectLiteralExpression)
    .flatMap(beforeOthers)
    .map(({ name, initializer }) => [name.getText(), initializer] as const)
    .filter(([name, value]) => !dependsOn(script, value, name));
  const defaults: Record<string, string | null> = {};
  for (const [name, value] of passed) {
    const text = script.plainText(value) ?? null;
    defaults[name] = (defaults[name] ?? text) === text ? text : null;
  }
  return defaults;
}

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
function importsComponent(script: Script, name: string): boolean {
  return script
    .imports()
    .some(
      ({ names, module }) =>
        names.includes(name) && path.basename(module.replace(/(?:\/index)?\.js$/, '')) === name,
    );
}

/** Returns the component that an expression renders, also below `styled(…)`. */
function nameOf(script: Script, node: ts.Expression): string | undefined {
  if (ts.isCallExpression(node)) {
    const styled = ts.isCallExpression(node.expression) ? node.expression : node;
    const [base] = styled.arguments;
    return /^styled$/.test(styled.expression.getText()) && base ? nameOf(script, base) : undefined;
  }
  if (!ts.isIdentifier(node)) {
    return undefined;
  }
  const value = script.constant(node.text);
  if (value) {
    return nameOf(script, value);
  }
  return importsComponent(script, node.text) ? node.text : undefined;
}

/** Reads which components slots render by default; an element may be rendered as another one. */
export function readSlotDefaults(script: Script): SlotDefaults {
  const found = [
    ...script.find(ts.isBinaryExpression).flatMap(ofChoice),
    ...script.find(ts.isCallExpression).flatMap(ofHook),
  ];
  return new Map(
    found.flatMap(([slot, node]) => {
      const name = nameOf(script, node);
      return name === undefined ? [] : [[slot, name] as const];
    }),
  );
}
