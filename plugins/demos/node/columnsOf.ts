import ts from 'typescript';

/** Properties that columns of every demo have: they describe a column, not the subject of a section. */
const COMMON =
  /^(?:align|description|field|flex|headerAlign|headerName|maxWidth|minWidth|type|width)$/;

/** Props that grids of all sections have. */
const PLAIN = new Set(['columns', 'disableRowSelectionOnClick', 'hideFooter', 'rows']);

/** Props that say nothing about a section without the code around the grid. */
const MINOR = new Set([
  ...PLAIN,
  ...['apiRef', 'disableColumnFilter', 'disableColumnSorting', 'localeText', 'sx'],
]);

const CALLS_API = /\bapiRef\.current\b/;

/** Properties of columns with a function that answers a section. */
const FUNCTION = /^(?:colSpan|(?:cell|col|get|pre|sort|value)[A-Z]\w*|render(?:Cell|Header))$/;

/** The columns of a Data Grid that its section may be about. */
export interface GridColumns {
  /** Columns with a property that not every demo has, if there are any. */
  shown: readonly ts.Expression[];
  /** How much of the answer is in them, rather than in the props of the grid. */
  weight: 'all' | 'most' | 'some';
}

/** Returns the nodes that match, but none inside of another. */
function findAll<Found extends ts.Node>(
  node: ts.Node,
  matches: (node: ts.Node) => node is Found,
): Found[] {
  const found: Found[] = [];
  const visit = (one: ts.Node): void =>
    matches(one) ? void found.push(one) : ts.forEachChild(one, visit);
  visit(node);
  return found;
}

function isGrid(node: ts.Node): node is ts.JsxSelfClosingElement {
  return ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'DataGrid';
}

function isColumns(node: ts.Node): node is ts.VariableDeclaration {
  return ts.isVariableDeclaration(node) && node.name.getText() === 'columns';
}

const nameOf = (property: ts.ObjectLiteralElementLike) => property.name?.getText() ?? '...';

const isSpecial = (column: ts.Expression) =>
  !ts.isObjectLiteralExpression(column) ||
  column.properties.some((property) => !COMMON.test(nameOf(property)));

const hasFunction = (column: ts.Expression) =>
  ts.isObjectLiteralExpression(column) &&
  column.properties.some((property) => FUNCTION.test(nameOf(property)));

const hasOnly = (grid: ts.JsxSelfClosingElement, names: ReadonlySet<string>) =>
  grid.attributes.properties.every((prop) => names.has(prop.name?.getText() ?? '...'));

function columnList(source: ts.SourceFile): ts.ArrayLiteralExpression | undefined {
  const initializer = findAll(source, isColumns)[0]?.initializer;
  return initializer && findAll(initializer, ts.isArrayLiteralExpression)[0];
}

/** The functions of the demo that the grid calls, as `save` in `processRowUpdate={save}`, or that call its API. */
function functionsOf(source: ts.SourceFile, root: ts.Node, grid: ts.Node): ts.Node[] {
  const body = ts.findAncestor(root, ts.isBlock);
  const isCalled = (name: ts.Node | undefined) =>
    name !== undefined && grid.getText().includes(`={${name.getText()}}`);
  const isFunction = (node: ts.Node): node is ts.Statement => {
    const [variable] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
    const isArrow = variable?.initializer !== undefined && ts.isArrowFunction(variable.initializer);
    const declared = ts.isFunctionDeclaration(node) ? node : isArrow ? variable : undefined;
    return (
      declared !== undefined &&
      (isCalled(declared.name) || (node.parent === body && CALLS_API.test(node.getText())))
    );
  };
  return findAll(source, isFunction);
}

/**
 * Returns excerpts that may stand for a demo with a grid whose JSX is too long, best first: functions that the grid
 * calls or that call its API, together with its element; either of them; the computed properties of its columns.
 *
 * @param root the expression that the demo returns
 * @returns lists of nodes that belong together; none for a demo without a grid
 */
export function partsOfGrid(source: ts.SourceFile, root: ts.Node): (readonly ts.Node[])[] {
  const [grid] = findAll(root, isGrid);
  if (!grid) {
    return [];
  }
  const functions = functionsOf(source, root, grid);
  const element = hasOnly(grid, MINOR) ? [] : [grid];
  const columns = columnList(source)?.elements.filter(ts.isObjectLiteralExpression) ?? [];
  const computed = columns.flatMap(({ properties }) =>
    properties.filter((property) => FUNCTION.test(nameOf(property))),
  );
  return [[...functions, ...element], functions, element, computed].filter(
    ({ length }) => length > 0,
  );
}

/**
 * Returns the columns of the grid that a demo returns, and how much of its section's subject they hold.
 *
 * @param root the expression that the demo returns
 * @returns undefined when they hold none of it, or aren't a list in the file
 */
export function columnsOf(source: ts.SourceFile, root: ts.Node): GridColumns | undefined {
  const [grid] = findAll(root, isGrid);
  const list = columnList(source);
  if (!grid || !list) {
    return undefined;
  }
  const special = list.elements.filter(isSpecial);
  if (hasOnly(grid, PLAIN)) {
    return { shown: special.length > 0 ? special : list.elements, weight: 'all' };
  }
  const computed = special.filter(hasFunction);
  if (computed.length > 0) {
    return { shown: computed, weight: 'most' };
  }
  return special.length > 0 ? { shown: special, weight: 'some' } : undefined;
}
