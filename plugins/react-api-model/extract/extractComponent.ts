import ts from 'typescript';
import type { ComponentFiles } from './findComponents';
import type { UnrenderedComponent } from '../model/extracted';
import { parseJavaScript } from './parseJavaScript';
import { readClasses } from './readClasses';
import { readComponentComment } from './readJsDoc';
import { readImplementation } from './readImplementation';
import { readPassedDefaults, readSlotDefaults } from './readDefaults';
import { readProps } from './readProps';
import { readPropTypes } from './readPropTypes';
import { readSlots, readUnlistedSlots } from './readSlots';
import { readTypeProps } from './readTypeProps';
import type { TypeProp } from './readTypeProps';
import { readTypes } from './readTypes';
import type { NamedTypes } from './namedTypes';
import { exportsOf, isInside, targetOf } from './typeNames';

/**
 * `mt` represents all of the system's style props. If a component inherits them, the page of the
 * component it is built on lists them.
 */
const SYSTEM_PROP = 'mt';

export interface ExtractOptions {
  /** Props that its propTypes list although its types reject them. */
  rejected?: readonly string[];
}

/** The entry module of a component, and what it exports. */
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

/**
 * Extracts one component of a package.
 *
 * @param program the program that contains the component's entry
 * @param packageExports names that the package's index exports
 * @returns undefined if the package doesn't document the component
 * @throws when something in its types cannot be read; the message names the prop
 */
export function extractComponent(
  program: ts.Program,
  files: ComponentFiles,
  packageExports: ReadonlySet<string>,
  { rejected = [] }: ExtractOptions = {},
): UnrenderedComponent | undefined {
  const entry = readEntry(program, files);
  // Another folder or package documents what it declares.
  const isOwn = entry && isInside(files.dir, entry.declaration);
  const comment = isOwn && readComponentComment(commentedNode(entry.declaration, files.name));
  if (!entry || !comment) {
    return undefined;
  }
  const isDefaultExport = files.exportName === 'default';
  const checker = program.getTypeChecker();
  const script = parseJavaScript(files.javaScript);
  const implementation = readImplementation(script, files.name);
  const { defaults, forwardsRef, spread, themeName } = implementation;
  const typeProps = readTypeProps(checker, entry.component, entry.place);
  const propTypes = readPropTypes(script, entry.component.name, implementation.name);
  rejected.forEach((prop) => propTypes.delete(prop));
  const names: NamedTypes = new Map();
  const sources = { checker, dir: files.dir, typeProps, propTypes, defaults, names };
  const props = readProps(sources);
  if (props.length === 0 && propTypes.size > 0) {
    throw new Error(
      'its prop table would be empty, although it has propTypes: check that they are documented, ' +
        'or leave the component out of the API reference',
    );
  }
  const documented = (prop: string) =>
    props.some(({ name }) => name === prop) ? typeProps.get(prop) : undefined;
  const classes = readClasses(checker, files, entry.exports, documented('classes'));
  const slotsOf = (prop: TypeProp | undefined) =>
    readSlots(checker, prop, { classes, defaults: readSlotDefaults(script) });
  return {
    name: files.name,
    folder: files.folder,
    ...comment,
    ...(comment.inheritance && { passedDefaults: readPassedDefaults(script) }),
    isInPackageIndex: packageExports.has(isDefaultExport ? files.name : files.exportName),
    isDefaultExport,
    props,
    hasSystemProps: typeProps.has(SYSTEM_PROP) && !comment.inheritance,
    spread,
    ref: { kind: forwardsRef ? 'any' : 'none' },
    themeName,
    slots: slotsOf(documented('slots')),
    classes,
    types: readTypes(checker, names),
    unlisted: readUnlistedSlots(files, sources, slotsOf),
  };
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

/**
 * Returns the node with the component's comment. For `declare const X`, that is the statement, not
 * the declaration.
 */
export function commentedNode(declaration: ts.Declaration, name: string): ts.Node {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return exportStatement(declaration.getSourceFile(), name) ?? statement;
}
