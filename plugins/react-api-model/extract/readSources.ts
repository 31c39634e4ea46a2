import ts from 'typescript';
import type { ComponentFiles } from './findComponents';
import { parseJavaScript } from './parseJavaScript';
import type { Script } from './parseJavaScript';
import { readImplementation } from './readImplementation';
import type { Implementation } from './readImplementation';
import type { PropSources } from './readProps';
import { readPropTypes, readTypeProps } from './readTypeProps';
import { exportsOf, isInside, targetOf } from './typeNames';

/** The entry module of a component, and its exports. */
interface Entry {
  place: ts.SourceFile;
  exports: ts.Symbol[];
  component: ts.Symbol;
  declaration: ts.Declaration;
}

/** Finds a component in the module that readers import; undefined if that doesn't export it. */
export function readEntry(program: ts.Program, files: ComponentFiles): Entry | undefined {
  const place = program.getSourceFile(files.entry);
  const exports = exportsOf(program, files.entry);
  const found = exports.find(({ name }) => name === files.exportName);
  const component = found && targetOf(program.getTypeChecker(), found);
  const declaration = component?.valueDeclaration ?? component?.declarations?.[0];
  return place && component && declaration ? { place, exports, component, declaration } : undefined;
}

/** The sources of a component that pages and the history of the API both read, before each selects facts. */
interface ComponentSources {
  script: Script;
  implementation: Implementation;
  sources: PropSources;
}

/** Returns the implementation of a component that another package implements. */
function elsewhere(name: string): Implementation {
  const unknown = { defaults: new Map<string, string>(), withoutDefault: new Set<string>() };
  return { name, forwardsRef: false, spread: false, ...unknown };
}

/** Reads the types, the propTypes, and the code of a component. */
export function readSources(
  program: ts.Program,
  files: ComponentFiles,
  { component, declaration, place }: Entry,
): ComponentSources {
  const checker = program.getTypeChecker();
  const script = parseJavaScript(files.javaScript);
  const implementation = isInside(files.dir, declaration)
    ? readImplementation(script, files.name)
    : elsewhere(files.name);
  const sources = {
    checker,
    dir: files.dir,
    typeProps: readTypeProps(checker, component, place),
    propTypes: readPropTypes(script, component.name, implementation.name),
    defaults: implementation.defaults,
    names: new Map(),
  };
  return { script, implementation, sources };
}

/** Finds a statement `export { Name };` that has the comment instead of the declaration. */
function exportStatement(source: ts.SourceFile, name: string): ts.Node | undefined {
  return source.statements.find(
    (statement) =>
      ts.isExportDeclaration(statement) &&
      statement.exportClause !== undefined &&
      ts.isNamedExports(statement.exportClause) &&
      statement.exportClause.elements.some((element) => element.name.text === name) &&
      ts.getJSDocCommentsAndTags(statement).length > 0,
  );
}

/** Returns the node with the component's comment: for `declare const X`, the statement. */
export function commentedNode(declaration: ts.Declaration, name: string): ts.Node {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return exportStatement(declaration.getSourceFile(), name) ?? statement;
}
