import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

type Test<Node extends ts.Node> = (node: ts.Node) => node is Node;

function kindOf(file: string): ts.ScriptKind {
  return (
    { '.ts': ts.ScriptKind.TS, '.tsx': ts.ScriptKind.TSX }[path.extname(file)] ?? ts.ScriptKind.JS
  );
}

/** Returns `root` and all nodes below it that `test` accepts, in source order. */
export function findNodes<Node extends ts.Node>(root: ts.Node, test: Test<Node>): Node[] {
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

/** A JavaScript or TypeScript file that is parsed and visited once, with comments and parent nodes. */
export class Script {
  private readonly source: ts.SourceFile;
  /** In source order. */
  private readonly nodes: readonly ts.Node[];

  constructor(
    text: string,
    readonly file: string,
  ) {
    this.source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
    this.nodes = findNodes(this.source, (_node): _node is ts.Node => true);
  }

  /** Returns the nodes that `test` accepts, in source order: the root and those below it. */
  find<Node extends ts.Node>(test: Test<Node>, root: ts.Node = this.source): Node[] {
    const start = this.nodes.indexOf(root);
    const end = this.nodes.findIndex((node, index) => index > start && node.pos >= root.end);
    return this.nodes.slice(start, end < 0 ? undefined : end).filter(test);
  }

  /** Returns the value of a module's constant. */
  constant(name: string): ts.Expression | undefined {
    return this.find(ts.isVariableDeclaration).find(
      (variable) =>
        variable.name.getText() === name && variable.parent.parent.parent === this.source,
    )?.initializer;
  }

  /** Returns a value's text if readers understand it without the code around it. */
  plainText(value: ts.Expression): string | undefined {
    if (ts.isIdentifier(value)) {
      const constant = this.constant(value.text);
      return constant && ts.isStringLiteral(constant) ? this.plainText(constant) : undefined;
    }
    const isLiteral =
      ts.isLiteralExpression(value) ||
      [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(value.kind);
    return isLiteral ? value.getText().replaceAll('"', "'") : undefined;
  }

  /** Returns the modules that the file imports, each with the identifiers of its import clause. */
  imports(): { names: string[]; module: string }[] {
    return this.find(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) =>
      ts.isStringLiteral(moduleSpecifier)
        ? {
            names: importClause
              ? this.find(ts.isIdentifier, importClause).map(({ text }) => text)
              : [],
            module: moduleSpecifier.text,
          }
        : [],
    );
  }
}

/** Reads a file of JavaScript or TypeScript. */
export function parseJavaScript(file: string): Script {
  return new Script(fs.readFileSync(file, 'utf8'), file);
}
