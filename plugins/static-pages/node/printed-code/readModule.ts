import ts from 'typescript';

/** Where a name of a module comes from. */
interface Imported {
  source: string;
  /** As the other module exports it; `default`, or `*` for all of it. */
  name: string;
}

/** The declarations, imports, and exports of a module. */
export interface ModuleFacts {
  file: ts.SourceFile;
  imports: ReadonlyMap<string, Imported>;
  /** The nodes that declare the names of the module's top level, and its `default` export. */
  declarations: ReadonlyMap<string, ts.Node>;
  /** Exports from other modules, by their names here. */
  reexports: ReadonlyMap<string, Imported>;
  /** Modules that are exported as a whole. */
  all: readonly string[];
}

const textOf = (node: ts.Expression | undefined) =>
  node && ts.isStringLiteral(node) ? node.text : '';

function importsOf({ importClause, moduleSpecifier }: ts.ImportDeclaration): [string, Imported][] {
  const source = textOf(moduleSpecifier);
  if (!importClause || importClause.isTypeOnly) {
    return [];
  }
  const { name, namedBindings } = importClause;
  const named: [string, Imported][] = !namedBindings
    ? []
    : ts.isNamespaceImport(namedBindings)
      ? [[namedBindings.name.text, { source, name: '*' }]]
      : namedBindings.elements
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .map((item) => [item.name.text, { source, name: (item.propertyName ?? item.name).text }]);
  return [
    ...(name ? [[name.text, { source, name: 'default' }] as [string, Imported]] : []),
    ...named,
  ];
}

const isDefault = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

/** Reads the declarations, imports, and exports of a TypeScript module, without its types. */
export function readModule(path: string, text: string): ModuleFacts {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports = new Map<string, Imported>();
  const declarations = new Map<string, ts.Node>();
  const reexports = new Map<string, Imported>();
  const all: string[] = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      importsOf(statement).forEach(([name, imported]) => imports.set(name, imported));
    } else if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const source = textOf(statement.moduleSpecifier);
      const { exportClause } = statement;
      if (!exportClause) {
        all.push(source);
      } else if (ts.isNamedExports(exportClause)) {
        exportClause.elements.forEach((item) =>
          reexports.set(item.name.text, { source, name: (item.propertyName ?? item.name).text }),
        );
      }
    } else if (ts.isVariableStatement(statement)) {
      statement.declarationList.declarations.forEach((declaration) => {
        if (ts.isIdentifier(declaration.name)) {
          declarations.set(declaration.name.text, declaration);
        }
      });
    } else if (ts.isExportAssignment(statement)) {
      declarations.set('default', statement.expression);
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      const names = [statement.name?.text, isDefault(statement) ? 'default' : undefined];
      names.forEach((name) => name !== undefined && declarations.set(name, statement));
    }
  }
  return { file, imports, declarations, reexports, all };
}
