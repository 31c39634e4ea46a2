import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { targetOf } from '@component-docs/react-api-model/extract/typeNames';

/** A component of an installed package, identified by its declaration. */
export interface DeclaredComponent {
  /** `@acme/ui` */
  packageName: string;
  /** Path below the package: `Button`. */
  folder: string;
  /** The name in its declaration; it may be imported under another name. */
  name: string;
}

/** One place where a demo sets a prop. */
export interface PropUse {
  component: DeclaredComponent;
  prop: string;
  /** Line of the displayed TypeScript, from 1. */
  line: number;
}

/** The facts that were read from one demo file. */
export interface DemoReading {
  uses: PropUse[];
  /** A message, with the line, for each imported component that cannot be resolved. */
  problems: string[];
}

const MODULES = '/node_modules/';

const API_PACKAGES = PRODUCTS.flatMap(({ apiPackages }) => apiPackages);

/** Returns package and folder of a file in a documented package that npm links to its sources. */
function linkedPlaceOf(fileName: string, dir = path.dirname(fileName)): ReturnType<typeof placeOf> {
  const manifest = path.join(dir, 'package.json');
  if (fs.existsSync(manifest)) {
    const { name } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { name: string };
    return API_PACKAGES.includes(name)
      ? { packageName: name, folder: path.relative(dir, path.dirname(fileName)) }
      : undefined;
  }
  return path.dirname(dir) === dir ? undefined : linkedPlaceOf(fileName, path.dirname(dir));
}

/** Returns package and folder of a file in `node_modules`; undefined for a file of the site. */
function placeOf(fileName: string): Omit<DeclaredComponent, 'name'> | undefined {
  const start = fileName.lastIndexOf(MODULES);
  if (start < 0) {
    return linkedPlaceOf(fileName);
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

/**
 * Returns the component that `styled` wraps: `Button` in `styled(Button)({…})` and
 * `styled(Button)<Props>(…)`.
 */
export function styledComponent(node: ts.Expression): ts.Expression | undefined {
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

/** Returns the symbol of a name before any `.Member`: the symbol that an import would declare. */
function importedSymbol(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  return ts.isPropertyAccessExpression(name)
    ? importedSymbol(checker, name.expression)
    : checker.getSymbolAtLocation(name);
}

/**
 * Finds the package component behind a JSX tag, through imports under any name and through
 * `styled(…)`.
 *
 * @returns undefined for an element or a component of the site itself
 * @throws when an imported name cannot be resolved
 */
export function resolveComponent(
  checker: ts.TypeChecker,
  tag: ts.Node,
): DeclaredComponent | undefined {
  const found = checker.getSymbolAtLocation(tag);
  const symbol = found && targetOf(checker, found);
  const declaration = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
  if (!symbol || !declaration) {
    const flags = importedSymbol(checker, tag)?.flags ?? 0;
    if (flags & ts.SymbolFlags.Alias) {
      throw new Error(`<${tag.getText()}> cannot be resolved: correct its import`);
    }
    return undefined;
  }
  const place = placeOf(declaration.getSourceFile().fileName);
  if (place) {
    return { ...place, name: nameOf(declaration, symbol) };
  }
  const wrapped =
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer &&
    styledComponent(declaration.initializer);
  return wrapped ? resolveComponent(checker, wrapped) : undefined;
}
