import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { InstalledPackage } from './readExtracted';
import { exportsOf, isInside, memberOf, membersOf, targetOf } from './typeNames';

/** A component that is found by its type. */
export interface TypedComponent {
  /** As readers write it: `Menu`, or `Menu.Item`. */
  name: string;
  /** The name that it is exported by, or `default`, with the name of a member after a dot. */
  exportName: string;
  symbol: ts.Symbol;
  declaration: ts.Declaration;
  /** Folder of the package. */
  dir: string;
  /** Folder of its file below the package. */
  folder: string;
  /** The code beside its types. */
  code: string | undefined;
}

const NAME = /^[A-Z][A-Za-z\d]*$/;

/** The return types of components. */
const RENDERED = /\b(?:Element|ReactElement|ReactNode|ReactPortal)\b/;

/** Returns whether a function takes at most props and a ref, and returns nodes. */
function rendersNodes(checker: ts.TypeChecker, signature: ts.Signature): boolean {
  return (
    signature.parameters.length <= 2 &&
    RENDERED.test(checker.typeToString(signature.getReturnType()))
  );
}

/**
 * Returns whether a value is a component by its type: a function of props that returns nodes (also one that
 * `forwardRef`, `memo`, or `lazy` has made, or a `React.FC`), or a class with `render` and `setState`.
 */
export function isComponent(checker: ts.TypeChecker, value: ts.Symbol): boolean {
  const symbol = targetOf(checker, value);
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) {
    return false;
  }
  const type = checker.getTypeOfSymbol(symbol);
  return (
    type.getCallSignatures().some((signature) => rendersNodes(checker, signature)) ||
    type
      .getConstructSignatures()
      .map((signature) => signature.getReturnType())
      .some((made) => made.getProperty('render') && made.getProperty('setState'))
  );
}

/** Returns whether something is a context, whose `Provider` and `Consumer` aren't components of their own. */
const isContext = (names: readonly string[]) =>
  names.includes('Provider') && names.includes('Consumer');

/** Returns the paths of an export and its members, `Menu` and `Menu.Item`, that are components. */
function pathsOf(checker: ts.TypeChecker, exported: ts.Symbol): string[] {
  const members = membersOf(checker, exported).filter(({ name }) => NAME.test(name));
  const inside = isContext(members.map(({ name }) => name)) ? [] : members;
  return [
    ...(isComponent(checker, exported) ? [exported.name] : []),
    ...inside
      .filter((member) => isComponent(checker, member))
      .map(({ name }) => `${exported.name}.${name}`),
  ];
}

/** Returns the code beside a file of types; the file itself if it is the code. */
function codeOf(file: string): string | undefined {
  const stem = file.replace(/\.d\.([cm]?ts)$/, '');
  return stem === file
    ? file
    : ['.js', '.mjs', '.cjs', '.jsx'].map((end) => stem + end).find((each) => fs.existsSync(each));
}

/** Returns the name of a default export: the name of its declaration, or of its file. */
function nameOfDefault(symbol: ts.Symbol, file: string): string {
  const stem = path.basename(file).replace(/\..*$/, '');
  const fallback = stem === 'index' ? path.basename(path.dirname(file)) : stem;
  return NAME.test(symbol.name)
    ? symbol.name
    : fallback.replace(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Finds the components that a package's index exports, by their types: the components that it declares itself,
 * exported by any path, and the members of exports.
 *
 * @param index absolute path of the index's types
 * @throws {Error} if there is none; the message says how and where they were looked for
 */
export function findTyped(
  { name: packageName, dir }: InstalledPackage,
  index: string,
  program: ts.Program,
): TypedComponent[] {
  const checker = program.getTypeChecker();
  const all = exportsOf(program, index);
  const exports = all.filter(({ name }) => NAME.test(name) || name === 'default');
  const named = exports.filter(({ name }) => name !== 'default');
  const targets = named.map((each) => targetOf(checker, each));
  const found = exports
    // A default export that is also exported by its name is imported by that name.
    .filter((each) => each.name !== 'default' || !targets.includes(targetOf(checker, each)))
    .flatMap((exported) => {
      const target = targetOf(checker, exported);
      return pathsOf(checker, exported).flatMap((exportName): TypedComponent[] => {
        const [, member] = exportName.split('.');
        const symbol = member === undefined ? target : memberOf(checker, target, member);
        const declaration = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
        if (!symbol || !declaration || !isInside(dir, declaration)) {
          return [];
        }
        const { fileName } = declaration.getSourceFile();
        return [
          {
            name: exportName.replace(/^default/, () => nameOfDefault(target, fileName)),
            exportName,
            symbol,
            declaration,
            dir,
            folder: path.relative(dir, path.dirname(fileName)),
            code: codeOf(fileName),
          },
        ];
      });
    });
  if (found.length === 0) {
    throw new Error(
      `API reference of ${packageName}: none of the ${exports.length} exports of ${index} with a capital letter is a component. ` +
        'A component is declared in the package, and its type is a function of props that returns nodes, or a class with render and setState. ' +
        'Correct "types" in the package’s package.json, or remove the package from apiPackages.',
    );
  }
  return found;
}
