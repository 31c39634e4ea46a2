import { LIBRARY } from '@component-docs/kit/shared/site/library';
import ts from 'typescript';
import { findNodes } from '@component-docs/react-api-model/extract/parseJavaScript';
import type { CodeTemplate } from '../shared/types';

function spreadsProps(node: ts.Node): node is ts.JsxSpreadAttribute {
  return ts.isJsxSpreadAttribute(node) && node.expression.getText() === 'props';
}

/** Returns the `return` statement whose whole value is an element, if there is one. */
function returnOf(element: ts.Node): ts.ReturnStatement | undefined {
  const { parent } = element;
  if (ts.isParenthesizedExpression(parent)) {
    return returnOf(parent);
  }
  return ts.isReturnStatement(parent) ? parent : undefined;
}

/**
 * Splits formatted code at the props of its component: `<Button {...props} />`.
 *
 * @param component the element that must have the props
 * @returns undefined if not exactly one such element, at the start of a line, spreads `props`, or if
 *   the code uses them for anything else
 */
export function templateOf(code: string, component: string): CodeTemplate | undefined {
  const source = ts.createSourceFile('preset.tsx', code, ts.ScriptTarget.Latest, true);
  // More spreads are more mentions.
  const [spread] = findNodes(source, spreadsProps);
  const opening = spread?.parent.parent;
  const mentions = code.match(/\bprops\b/g) ?? [];
  if (!opening || mentions.length > 1 || opening.tagName.getText() !== component) {
    return undefined;
  }
  const element = ts.isJsxOpeningElement(opening) ? opening.parent : opening;
  const statement = returnOf(element);
  const whole = statement ?? element;
  const imports = source.statements.filter(ts.isImportDeclaration);
  const lineStart = code.lastIndexOf('\n', whole.getStart()) + 1;
  const indent = whole.getStart() - lineStart;
  if (code.slice(lineStart, whole.getStart()).trim() !== '') {
    return undefined;
  }
  const { properties } = opening.attributes;
  const at = properties.indexOf(spread);
  const texts = (nodes: readonly ts.Node[]) => nodes.map((node) => node.getText());
  return {
    imports: texts(imports),
    icons: LIBRARY.icons,
    head: code.slice(imports.at(-1)?.end ?? 0, lineStart),
    tail: code.slice(whole.end),
    indent,
    isReturned: statement !== undefined,
    tag: component,
    before: texts(properties.slice(0, at)),
    after: texts(properties.slice(at + 1)),
    ...(ts.isJsxElement(element) && {
      children: code.slice(element.openingElement.end, element.closingElement.getStart()),
    }),
  };
}

/** Returns the props that a template sets itself, so that no control can. */
export function fixedProps({ before, after, children }: CodeTemplate): string[] {
  const names = [...before, ...after].map((text) => /^[\w-]+/.exec(text)?.[0] ?? '');
  return children === undefined ? names : [...names, 'children'];
}
