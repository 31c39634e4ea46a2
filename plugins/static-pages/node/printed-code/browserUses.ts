import ts from 'typescript';
import { readModule } from './readModule';
import type { ModuleFacts } from './readModule';

/** React's functions that do something in a browser only. */
const BROWSER_HOOKS = new Set([
  'useActionState',
  'useDeferredValue',
  'useEffect',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
]);

/** Packages whose components this site's pages print: they are made for printing. */
const PRINTED_PACKAGES =
  /^(?:react(?:-dom)?(?:\/|$)|@docusaurus\/|@theme(?:-original|-init)?\/|@generated\/|clsx$)/;

const FIX =
  'The page is printed at build, and React never runs in it. Render this inside of an <Island> (src/app/islands.tsx).';

/** Reads modules for `browserUses`. */
export interface Modules {
  /** Returns the path of the module that an import means; undefined if it isn't code of this site. */
  resolve: (source: string, from: string) => string | undefined;
  read: (file: string) => string;
}

const isTag = (node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/** Returns whether an element is an island, which runs in the browser with its children and props. */
function isIsland(node: ts.Node): boolean {
  const tag = ts.isJsxElement(node) ? node.openingElement : node;
  return isTag(tag) && tag.tagName.getText() === 'Island';
}

/**
 * Returns whether a value is a parameter of the function around it: the module that renders the component
 * sets it.
 */
function isParameter(value: ts.Node, name: string): boolean {
  const around = ts.findAncestor(value, ts.isFunctionLike);
  return (
    around !== undefined &&
    (around.parameters.some((parameter) => parameter.name.getText().match(`\\b${name}\\b`)) ||
      isParameter(around.parent, name))
  );
}

/** Returns whether an attribute listens to an event. */
function isListener({ name, initializer }: ts.JsxAttribute): boolean {
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  return (
    /^on[A-Z]/.test(name.getText()) &&
    value !== undefined &&
    !(ts.isIdentifier(value) && isParameter(value, value.text))
  );
}

/**
 * Returns a message, with file and line, for each place where printed components need React in the browser: state,
 * effects, event handlers, and components of packages, other than inside of an island. Follows the components that
 * the modules of this site render and the functions that they call.
 *
 * Doesn't find components that are rendered through a variable or a prop, and doesn't look into functions of
 * packages.
 *
 * @param starts paths of modules whose default exports are printed
 */
export function browserUses(starts: readonly string[], { resolve, read }: Modules): string[] {
  const modules = new Map<string, ModuleFacts>();
  const seen = new Set<string>();
  const problems = new Set<string>();
  const moduleOf = (path: string) => {
    const facts = modules.get(path) ?? readModule(path, read(path));
    modules.set(path, facts);
    return facts;
  };

  function followImport(source: string, name: string, from: string): void {
    const path = resolve(source, from);
    if (path !== undefined) {
      followName(path, name);
    }
  }

  function followName(path: string, name: string): void {
    if (seen.has(`${path} ${name}`)) {
      return;
    }
    seen.add(`${path} ${name}`);
    const facts = moduleOf(path);
    const { declarations, imports, reexports, all } = facts;
    const declaration = declarations.get(name);
    const imported = imports.get(name);
    const exported = reexports.get(name);
    if (declaration) {
      follow(declaration, path, facts);
    } else if (imported) {
      followImport(imported.source, imported.name, path);
    } else if (exported?.source) {
      followImport(exported.source, exported.name, path);
    } else if (exported) {
      followName(path, exported.name);
    } else if (name === '*') {
      [...declarations.keys()].forEach((each) => followName(path, each));
    } else {
      all.forEach((source) => followImport(source, name, path));
    }
  }

  function follow(root: ts.Node, path: string, { file, imports }: ModuleFacts): void {
    const report = (node: ts.Node, what: string) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      problems.add(`${path}:${line + 1}: ${what}. ${FIX}`);
    };
    const sourceOf = (name: string) => imports.get(name)?.source;
    /** Returns the name of the React function that is called. */
    const hookOf = (called: ts.Expression): string | undefined => {
      const [object, property] = ts.isPropertyAccessExpression(called)
        ? [called.expression, called.name.text]
        : [called];
      const imported = imports.get(object.getText());
      return imported?.source === 'react' ? (property ?? imported.name) : undefined;
    };
    const checkTag = (name: string, node: ts.Node) => {
      const source = sourceOf(name.split('.')[0] ?? '');
      if (source && !PRINTED_PACKAGES.test(source) && resolve(source, path) === undefined) {
        report(node, `<${name}> is a component of the package ${source}`);
      }
    };
    const visit = (node: ts.Node): void => {
      if (isIsland(node) || ts.isTypeNode(node)) {
        return;
      }
      if (isTag(node)) {
        checkTag(node.tagName.getText(), node);
      } else if (ts.isCallExpression(node)) {
        const name = hookOf(node.expression);
        if (name !== undefined && BROWSER_HOOKS.has(name)) {
          report(node, `calls ${name}`);
        }
      } else if (ts.isJsxAttribute(node) && isListener(node)) {
        report(node, `has ${node.name.getText()}={…}`);
      } else if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent)) {
        // Components are registered by their names.
        if (starts.includes(path) && imports.has(node.text)) {
          checkTag(node.text, node);
        }
        followName(path, node.text);
      }
      ts.forEachChild(node, visit);
    };
    visit(root);
  }

  starts.forEach((start) => followName(start, 'default'));
  return [...problems].sort();
}
