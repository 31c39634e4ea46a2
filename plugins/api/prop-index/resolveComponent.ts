import path from 'node:path';
import ts from 'typescript';
import { targetOf } from '../reference/extract/typeNames';
import type { DeclaredComponent } from './types';

const MODULES = '/node_modules/';

/** Package and folder of a file in `node_modules`; nothing for a file of the site. */
function placeOf(fileName: string): Omit<DeclaredComponent, 'name'> | undefined {
  const start = fileName.lastIndexOf(MODULES);
  if (start < 0) {
    return undefined;
  }
  const parts = fileName.slice(start + MODULES.length).split('/');
  const packageParts = parts[0]?.startsWith('@') ? 2 : 1;
  return {
    packageName: parts.slice(0, packageParts).join('/'),
    folder: path.posix.dirname(parts.slice(packageParts).join('/')),
  };
}

function nameOf(declaration: ts.Declaration, symbol: ts.Symbol): string {
  const name = ts.getNameOfDeclaration(declaration);
  return name && ts.isIdentifier(name) ? name.text : symbol.name;
}

/** What `styled` dresses: `Button` in `styled(Button)({…})` and in `styled(Button)<Props>(…)`. */
function styledComponent(node: ts.Expression): ts.Expression | undefined {
  if (ts.isTaggedTemplateExpression(node)) {
    return styledComponent(node.tag);
  }
  if (!ts.isCallExpression(node)) {
    return undefined;
  }
  return ts.isIdentifier(node.expression) && node.expression.text === 'styled'
    ? node.arguments[0]
    : styledComponent(node.expression);
}

/** The name as it is written, before any `.Member`: what an import statement would bring. */
function importedSymbol(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  return ts.isPropertyAccessExpression(name)
    ? importedSymbol(checker, name.expression)
    : checker.getSymbolAtLocation(name);
}

function isImported(checker: ts.TypeChecker, name: ts.Node): boolean {
  const symbol = importedSymbol(checker, name);
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
}

/**
 * Finds the package component behind a JSX tag, through imports under any name and through
 * `styled(…)`.
 *
 * Gives nothing for an element or a component of the site's own; throws when an imported name leads
 * nowhere.
 */
export function resolveComponent(
  checker: ts.TypeChecker,
  tag: ts.Node,
): DeclaredComponent | undefined {
  const found = checker.getSymbolAtLocation(tag);
  const symbol = found && targetOf(checker, found);
  const declaration = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
  if (!symbol || !declaration) {
    if (isImported(checker, tag)) {
      throw new Error(`<${tag.getText()}> leads nowhere: correct its import`);
    }
    return undefined;
  }
  const place = placeOf(declaration.getSourceFile().fileName);
  if (place) {
    return { ...place, name: nameOf(declaration, symbol) };
  }
  const dressed =
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer &&
    styledComponent(declaration.initializer);
  return dressed ? resolveComponent(checker, dressed) : undefined;
}
