import ts from 'typescript';
import { columnsOf, partsOfGrid } from './columnsOf';

/** The maximum length of a preview. For a longer demo, the reader opens the full code. */
const MAX_LINES = 16;

/** Elements that only lay out their children; the preview shows the children instead. */
const LAYOUT_ELEMENTS = new Set(['Stack', 'Box', 'div', 'React.Fragment']);

function unwrapParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrapParentheses(node.expression) : node;
}

function defaultExport(source: ts.SourceFile): ts.FunctionDeclaration | undefined {
  return source.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false),
  );
}

/**
 * Returns whether an element only lays out its children. On the page of Stack, such as `acme-ui/react-stack`, a
 * Stack is the subject of the page.
 */
function isLayout(
  root: ts.Expression,
  source: ts.SourceFile,
  page: string,
): root is ts.JsxElement | ts.JsxFragment {
  if (!ts.isJsxElement(root)) {
    return ts.isJsxFragment(root);
  }
  const name = root.openingElement.tagName.getText(source);
  return LAYOUT_ELEMENTS.has(name) && page.split(/[/-]/).at(-1) !== name.toLowerCase();
}

function innerText(
  root: ts.JsxElement | ts.JsxFragment,
  source: ts.SourceFile,
): string | undefined {
  const children = root.children.filter(
    (child) => !ts.isJsxText(child) || child.text.trim() !== '',
  );
  const [first, last] = [children[0], children.at(-1)];
  return first && last && !children.every(ts.isJsxText)
    ? lines(source, first.getStart(source), last.end)
    : undefined;
}

/** Returns the source text of a range, with the first line's indent so that indents can be compared. */
function lines(source: ts.SourceFile, start: number, end: number): string {
  const lineStart = source.text.lastIndexOf('\n', start) + 1;
  const indent = source.text.slice(lineStart, start);
  return (indent.trim() === '' ? indent : '') + source.text.slice(start, end);
}

function dedent(text: string): string {
  const rows = text.split('\n');
  const indents = rows.filter((row) => row.trim()).map((row) => row.search(/\S/));
  const margin = Math.min(...indents);
  return rows.map((row) => row.slice(margin)).join('\n');
}

const isShort = (text: string) => text.split('\n').length <= MAX_LINES;

function textOf(source: ts.SourceFile, node: ts.Node): string {
  const text = dedent(lines(source, node.getStart(source), node.end));
  return ts.isStatement(node) || ts.isJsxSelfClosingElement(node) ? text : `${text},`;
}

/** Returns the columns that a reader of a Data Grid's section looks for, with the element where both fit. */
function columnPreviews(source: ts.SourceFile, root: ts.Expression, jsx: string): string[] {
  const columns = columnsOf(source, root);
  if (!columns) {
    return [];
  }
  const rows = columns.shown.map((column) => textOf(source, column));
  const parts = rows.map((_, index) => rows.slice(0, rows.length - index).join('\n'));
  const withElement = parts.map((part) => `${part}\n\n${jsx}`);
  const most = [...withElement.slice(0, 1), ...parts];
  return { all: parts, most, some: withElement }[columns.weight];
}

/**
 * Returns the short preview of a demo: the JSX that its component returns, without the layout element around it
 * unless the page is about that element. In a demo of the Data Grid, the columns that differ from the columns of
 * other demos are shown before it, or instead of it; if the JSX is long, the grid and the functions that it
 * calls are. Returns undefined when that is longer than 16 lines or isn't plain JSX.
 *
 * @param page the folder of the demo's page, relative to `docs/`
 */
export function previewOf(code: string, page: string): string | undefined {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true);
  const result = defaultExport(source)?.body?.statements.find(ts.isReturnStatement)?.expression;
  if (!result) {
    return undefined;
  }
  const root = unwrapParentheses(result);
  if (!ts.isJsxElement(root) && !ts.isJsxSelfClosingElement(root) && !ts.isJsxFragment(root)) {
    return undefined;
  }
  const inner = isLayout(root, source, page) ? innerText(root, source) : undefined;
  const jsx = dedent(inner ?? lines(source, root.getStart(source), root.end)).trimEnd();
  const parts = partsOfGrid(source, root).map((nodes) =>
    nodes.map((node) => textOf(source, node)).join('\n\n'),
  );
  return [...columnPreviews(source, root, jsx), jsx, ...parts].find(isShort);
}
