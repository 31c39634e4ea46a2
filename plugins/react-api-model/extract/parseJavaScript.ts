import fs from 'node:fs';
import ts from 'typescript';

/** Parses a JavaScript file, with comments and parent nodes. */
export function parseJavaScript(file: string): ts.SourceFile {
  const text = fs.readFileSync(file, 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
}

/** Returns all nodes below `root` that `test` accepts, in source order. */
export function findNodes<Node extends ts.Node>(
  root: ts.Node,
  test: (node: ts.Node) => node is Node,
): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node) => {
    if (test(node)) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}
