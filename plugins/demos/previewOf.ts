import ts from 'typescript';

/** A longer excerpt is no preview: the reader opens the code instead. */
const MAX_LINES = 16;

/** Elements that only lay out what they hold; the preview shows what is inside them. */
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

/** The text from the first to the last child, without the layout element around them. */
function innerText(root: ts.Expression, source: ts.SourceFile): string | undefined {
  const isLayout =
    ts.isJsxFragment(root) ||
    (ts.isJsxElement(root) && LAYOUT_ELEMENTS.has(root.openingElement.tagName.getText(source)));
  if (!isLayout) {
    return undefined;
  }
  const children = root.children.filter(
    (child) => !ts.isJsxText(child) || child.text.trim() !== '',
  );
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last || !children.some((child) => !ts.isJsxText(child))) {
    return undefined;
  }
  return lines(source, first.getStart(source), last.end);
}

/** Source text of a range, first line completed to its start so that indents can be compared. */
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

/**
 * The short preview of a demo: what its component returns, without the layout element around it.
 * Gives undefined when that is longer than 16 lines or is not plain JSX.
 */
export function previewOf(code: string): string | undefined {
  const source = ts.createSourceFile(
    'demo.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const result = defaultExport(source)?.body?.statements.find(ts.isReturnStatement)?.expression;
  if (!result) {
    return undefined;
  }
  const root = unwrapParentheses(result);
  if (!ts.isJsxElement(root) && !ts.isJsxSelfClosingElement(root) && !ts.isJsxFragment(root)) {
    return undefined;
  }
  const text = innerText(root, source) ?? lines(source, root.getStart(source), root.end);
  const preview = dedent(text).trimEnd();
  return preview.split('\n').length <= MAX_LINES ? preview : undefined;
}
