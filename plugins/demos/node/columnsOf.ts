import ts from 'typescript';

/** Properties that columns of every demo have: they say what a column is, not what a section is about. */
const COMMON = new Set([
  'align',
  'description',
  'field',
  'flex',
  'headerAlign',
  'headerName',
  'maxWidth',
  'minWidth',
  'type',
  'width',
]);

/** Props that grids of all sections have. */
const PLAIN = new Set(['columns', 'disableRowSelectionOnClick', 'hideFooter', 'rows']);

/** Properties of columns with a function that answers a section. */
const FUNCTION = /^(?:colSpan|(?:cell|col|get|pre|sort|value)[A-Z]\w*|render(?:Cell|Header))$/;

/** The columns of a Data Grid that its section may be about. */
export interface GridColumns {
  /** Columns with a property that not every demo has, if there are any. */
  shown: readonly ts.Expression[];
  /** How much of the answer is in them, rather than in the props of the grid. */
  weight: 'all' | 'most' | 'some';
}

function find<Found extends ts.Node>(
  node: ts.Node,
  matches: (node: ts.Node) => node is Found,
): Found | undefined {
  return matches(node) ? node : ts.forEachChild(node, (child) => find(child, matches));
}

function isGrid(node: ts.Node): node is ts.JsxSelfClosingElement {
  return ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'DataGrid';
}

function isColumns(node: ts.Node): node is ts.VariableDeclaration {
  return ts.isVariableDeclaration(node) && node.name.getText() === 'columns';
}

const nameOf = (property: ts.ObjectLiteralElementLike) => property.name?.getText() ?? '...';

function isSpecial(column: ts.Expression): boolean {
  return (
    !ts.isObjectLiteralExpression(column) ||
    column.properties.some((property) => !COMMON.has(nameOf(property)))
  );
}

const hasFunction = (column: ts.Expression) =>
  ts.isObjectLiteralExpression(column) &&
  column.properties.some((property) => FUNCTION.test(nameOf(property)));

/**
 * Returns the columns of the grid that a demo returns, and whether they hold what its section is about.
 *
 * @param root what the demo returns
 * @returns undefined when they don't, or aren't a list in the file
 */
export function columnsOf(source: ts.SourceFile, root: ts.Node): GridColumns | undefined {
  const grid = find(root, isGrid);
  const initializer = find(source, isColumns)?.initializer;
  const list = initializer && find(initializer, ts.isArrayLiteralExpression);
  if (!grid || !list) {
    return undefined;
  }
  const props = grid.attributes.properties.map((prop) => prop.name?.getText() ?? '...');
  const isPlain = props.every((name) => PLAIN.has(name));
  const special = list.elements.filter(isSpecial);
  if (isPlain) {
    return { shown: special.length > 0 ? special : list.elements, weight: 'all' };
  }
  const computed = special.filter(hasFunction);
  if (computed.length > 0) {
    return { shown: computed, weight: 'most' };
  }
  return special.length > 0 ? { shown: special, weight: 'some' } : undefined;
}
