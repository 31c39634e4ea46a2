import ts from 'typescript';

/** The item of a page in the text of a tree. */
interface Item {
  /** Where it starts and ends in the text, with the comma after it. */
  start: number;
  end: number;
  hasChildren: boolean;
}

function propertyOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = node.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Finds the items of a page in the module of a page tree. */
export function itemsOf(text: string, page: string): Item[] {
  const file = ts.createSourceFile('tree.ts', text, ts.ScriptTarget.Latest, true);
  const items: Item[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const pathname = propertyOf(node, 'pathname');
      if (pathname && ts.isStringLiteral(pathname) && pathname.text === page) {
        const after = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
        const hasChildren = propertyOf(node, 'children') !== undefined;
        items.push({ start: node.getFullStart(), end: node.end + after, hasChildren });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return items;
}

/** Returns the module of a page tree without the items of a page. */
export function withoutItems(text: string, page: string): string {
  return itemsOf(text, page).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
}
