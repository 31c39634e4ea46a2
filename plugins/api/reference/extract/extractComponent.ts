import ts from 'typescript';
import type { ComponentFiles } from './findComponents';
import type { ExtractedComponent } from '../model/component';
import { parseJavaScript } from './parseJavaScript';
import { readClasses } from './readClasses';
import { readComponentComment } from './readComponentComment';
import { readImplementation } from './readImplementation';
import { readProps } from './readProps';
import { readPropTypes } from './readPropTypes';
import { readRef } from './readRef';
import { readSlots } from './readSlots';
import { readTypeProps } from './readTypeProps';
import { readTypes } from './readTypes';
import type { NamedTypes } from './shapeContext';
import { isInside, targetOf } from './typeNames';

/** `mt` stands for all of the system's style props. What is built on such a component says so there. */
const SYSTEM_PROP = 'mt';

interface Entry {
  place: ts.SourceFile;
  exports: ts.Symbol[];
  component: ts.Symbol;
  declaration: ts.Declaration;
  isDefaultExport: boolean;
}

/** The entry module and the component, unless that belongs to another folder or package. */
function readEntry(program: ts.Program, files: ComponentFiles): Entry | undefined {
  const checker = program.getTypeChecker();
  const place = program.getSourceFile(files.entry);
  const module = place && checker.getSymbolAtLocation(place);
  const exports = module ? checker.getExportsOfModule(module) : [];
  const found = exports.find(({ name }) => name === files.exportName);
  const component = found && targetOf(checker, found);
  const declaration = component?.valueDeclaration ?? component?.declarations?.[0];
  return declaration && isInside(files.dir, declaration) && place && component
    ? { place, exports, component, declaration, isDefaultExport: found?.name === 'default' }
    : undefined;
}

interface Release {
  /** The names that the package's index exports. */
  packageExports: ReadonlySet<string>;
  /**
   * Only for an earlier release: the components that a later one documents. Early releases of some
   * packages don't say which they document, and have components with a page but no documented prop.
   */
  documentedLater?: ReadonlySet<string> | undefined;
}

/**
 * Reads one component of a package.
 *
 * Takes the program that its entry is in, its files, and what is known of the release. Gives nothing
 * for a component that the package does not document. Throws, naming the prop, when something in its
 * types cannot be read.
 */
export function extractComponent(
  program: ts.Program,
  files: ComponentFiles,
  { packageExports, documentedLater }: Release,
): ExtractedComponent | undefined {
  const entry = readEntry(program, files);
  const comment =
    entry &&
    (readComponentComment(commentedNode(entry.declaration, files.name)) ??
      (documentedLater?.has(files.name) ? { description: '', pageUrl: '' } : undefined));
  if (!entry || !comment) {
    return undefined;
  }
  const checker = program.getTypeChecker();
  const source = parseJavaScript(files.javaScript);
  const implementation = readImplementation(source, files.name);
  const { defaults, forwardsRef, spread, themeName } = implementation;
  const typeProps = readTypeProps(checker, entry.component, entry.place);
  // A component that wraps another (`StableMenuItem`) may have the propTypes.
  const propTypes = new Map([
    ...readPropTypes(source, entry.component.name),
    ...readPropTypes(source, implementation.name),
  ]);
  const names: NamedTypes = new Map();
  const props = readProps({ checker, dir: files.dir, typeProps, propTypes, defaults, names });
  if (props.length === 0 && propTypes.size > 0) {
    if (documentedLater) {
      return undefined;
    }
    throw new Error(
      'its prop table would be empty, though it has propTypes: check that they are documented, ' +
        'or leave the component out of the API reference',
    );
  }
  const documented = (prop: string) =>
    props.some(({ name }) => name === prop) ? typeProps.get(prop) : undefined;
  const classes = readClasses(checker, files, entry.exports, documented('classes'));
  return {
    name: files.name,
    folder: files.folder,
    ...comment,
    isInPackageIndex: packageExports.has(files.name),
    isDefaultExport: entry.isDefaultExport,
    props,
    hasSystemProps: typeProps.has(SYSTEM_PROP) && !comment.inheritance,
    spread,
    ref: readRef(checker, typeProps, forwardsRef),
    themeName,
    slots: readSlots(checker, documented('slots'), classes),
    classes,
    types: readTypes(checker, names),
  };
}

/** A statement `export { Name };`, which may carry the comment in the declaration's place. */
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

/** The comment of `declare const X` is above the statement, not the declaration. */
function commentedNode(declaration: ts.Declaration, name: string): ts.Node {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return exportStatement(declaration.getSourceFile(), name) ?? statement;
}
