import ts from 'typescript';
import { compilerOptions, createProgram } from '../compiler/createProgram';
import { resolveComponent } from './resolveComponent';
import type { DemoReading, PropUse } from './resolveComponent';
import { findNodes } from '@component-docs/react-api-model/extract/parseJavaScript';

/** React handles these itself: they are not passed to the component. */
const REACT_PROPS = ['key', 'ref'];

interface SetProp {
  prop: string;
  node: ts.Node;
}

function isComponentStart(node: ts.Node): node is ts.JsxOpeningLikeElement {
  return ts.isJsxOpeningLikeElement(node) && !/^[a-z][^.]*$/.test(node.tagName.getText());
}

/**
 * Returns the props in a spread whose value is an object literal in the same file, each at the
 * place where it is written. Leaves out the result of a function (`{...params}`,
 * `{...getInputProps()}`), whose props the demo's author didn't choose.
 */
function spreadProps(checker: ts.TypeChecker, { expression }: ts.JsxSpreadAttribute): SetProp[] {
  const type = checker.getTypeAtLocation(expression);
  return (type.isUnion() ? type.types : [type])
    .flatMap((part) => part.getProperties())
    .flatMap(({ name, declarations = [] }) =>
      declarations
        .filter(ts.isObjectLiteralElementLike)
        .filter((written) => written.getSourceFile() === expression.getSourceFile())
        .map((node) => ({ prop: name, node })),
    );
}

function setProps(checker: ts.TypeChecker, { attributes }: ts.JsxOpeningLikeElement): SetProp[] {
  return attributes.properties
    .flatMap((node) =>
      ts.isJsxAttribute(node) ? [{ prop: node.name.getText(), node }] : spreadProps(checker, node),
    )
    .filter(({ prop }) => !REACT_PROPS.includes(prop));
}

/**
 * Reads which props of packages' components a file sets, and on which lines. Does not read objects
 * that configure other components (`slotProps`, a theme's `components`).
 *
 * @param source a file of the checker's program
 */
function readUses(checker: ts.TypeChecker, source: ts.SourceFile): DemoReading {
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const uses: PropUse[] = [];
  const problems: string[] = [];
  for (const element of findNodes(source, isComponentStart)) {
    try {
      const component = resolveComponent(checker, element.tagName);
      if (component) {
        const props = setProps(checker, element);
        uses.push(...props.map(({ prop, node }) => ({ component, prop, line: lineOf(node) })));
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push(`line ${lineOf(element)}: ${message}`);
    }
  }
  return { uses, problems };
}

/**
 * Reads which props the given demos set, with one program for all of them.
 *
 * @param texts by absolute path, as the site shows them, because line numbers refer to the shown texts
 */
export function readDemos(
  siteDir: string,
  texts: ReadonlyMap<string, string>,
): Map<string, DemoReading> {
  const program = createProgram([...texts.keys()], compilerOptions(siteDir), texts);
  const checker = program.getTypeChecker();
  return new Map(
    [...texts.keys()].map((file) => {
      const source = program.getSourceFile(file);
      if (!source) {
        throw new Error(`${file} could not be read.`);
      }
      return [file, readUses(checker, source)];
    }),
  );
}
