import ts from 'typescript';
import { findNodes } from '../reference/extract/parseJavaScript';
import { resolveComponent } from './resolveComponent';
import type { DemoReading, PropUse } from './types';

/** React takes these itself: they are no component's props. */
const REACT_PROPS = ['key', 'ref'];

interface SetProp {
  prop: string;
  node: ts.Node;
}

/** The start of an element that a component renders. */
function isComponentStart(node: ts.Node): node is ts.JsxOpeningLikeElement {
  const isStart = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
  return isStart && !/^[a-z][^.]*$/.test(node.tagName.getText());
}

/**
 * The props in a spread whose value is written out as an object, here or above: each where it is
 * written. What a function gives (`{...params}`, `{...getInputProps()}`) is not known by its author.
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
 * Reads which props of packages' components a file sets, and on which lines.
 *
 * Takes the checker of a program and one of its files. What stands in objects for other components
 * (`slotProps`, a theme's `components`) is not read.
 */
export function readUses(checker: ts.TypeChecker, source: ts.SourceFile): DemoReading {
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const uses: PropUse[] = [];
  const faults: string[] = [];
  for (const element of findNodes(source, isComponentStart)) {
    try {
      const component = resolveComponent(checker, element.tagName);
      const props = component ? setProps(checker, element) : [];
      uses.push(
        ...props.flatMap(({ prop, node }) =>
          component ? [{ component, prop, line: lineOf(node) }] : [],
        ),
      );
    } catch (error) {
      faults.push(
        `line ${lineOf(element)}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return { uses, faults };
}
