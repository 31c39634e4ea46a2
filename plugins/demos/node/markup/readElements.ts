import ts from 'typescript';
import { styledComponent } from '../prop-index/resolveComponent';

/** A fault in the markup of a demo. */
export interface MarkupProblem {
  line: number;
  /** The missing part, and how to add it. */
  message: string;
}

/** An element of a demo, with its attributes. */
export interface MarkupElement {
  /** The HTML element or component; for a styled component, the element or component that it is made of. */
  name: string;
  line: number;
  /** The code of each attribute's value; the empty string for one without a value. */
  attributes: ReadonlyMap<string, string>;
  /** The code of spread attributes of the element. */
  spreads: readonly string[];
  /** Elements in it: children, elements in props, and the elements of the file's own components. */
  children: readonly MarkupElement[];
}

/** The node that each name of the file stands for: a function, or the value of a variable. */
type Declarations = ReadonlyMap<string, ts.Node>;

function declarationsIn(source: ts.SourceFile): Declarations {
  const found = new Map<string, ts.Node>();
  const visit = (node: ts.Node) => {
    if (ts.isFunctionDeclaration(node) && node.name) {
      found.set(node.name.text, node);
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      found.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the element or component that `styled(Button)(…)` and `styled('form', …)` are made of. */
function styledBase(node: ts.Node | undefined): string | undefined {
  const base = node && ts.isCallExpression(node) ? styledComponent(node) : undefined;
  return base && ts.isStringLiteral(base) ? base.text : base?.getText();
}

function isElement(node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
}

function nameOf(tag: string, declarations: Declarations): string {
  const base = styledBase(declarations.get(tag));
  return base === undefined || base === tag ? tag : nameOf(base, declarations);
}

/** Returns the code of a value, or of the object that a name stands for. */
function valueOf({ initializer }: ts.JsxAttribute, declarations: Declarations): string {
  const value =
    initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  const declared = value && ts.isIdentifier(value) ? declarations.get(value.text) : undefined;
  const written = declared && ts.isObjectLiteralExpression(declared) ? declared : value;
  return written?.getText() ?? '';
}

/** Returns whether a name is used as content: `{list}`, `{open && list}`. */
function isContent(node: ts.Identifier, declared: ts.Node): boolean {
  const value = ts.isParenthesizedExpression(declared) ? declared.expression : declared;
  return isElement(value) && !ts.isJsxOpeningLikeElement(node.parent);
}

/**
 * Reads the elements of a demo, the outermost first. Components and elements that the file declares
 * are read where they are used as well, so that `<nav>{list}</nav>` contains the list.
 *
 * @param file path of the demo, which the parser needs
 */
export function readElements(file: string, code: string): MarkupElement[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declarations = declarationsIn(source);

  /** `entered` are the declarations around the node: a component may render itself. */
  function elementsIn(node: ts.Node, entered: readonly ts.Node[]): MarkupElement[] {
    if (isElement(node)) {
      return [readElement(node, entered)];
    }
    const declared = ts.isIdentifier(node) ? declarations.get(node.text) : undefined;
    if (ts.isIdentifier(node) && declared && isContent(node, declared)) {
      return enter(declared, entered);
    }
    return childrenOf(node).flatMap((child) => elementsIn(child, entered));
  }

  function enter(declared: ts.Node, entered: readonly ts.Node[]): MarkupElement[] {
    return entered.includes(declared) ? [] : elementsIn(declared, [...entered, declared]);
  }

  function readElement(
    node: ts.JsxElement | ts.JsxSelfClosingElement,
    entered: readonly ts.Node[],
  ): MarkupElement {
    const opening = ts.isJsxElement(node) ? node.openingElement : node;
    const { properties } = opening.attributes;
    const tag = opening.tagName.getText();
    const declared = declarations.get(tag);
    const isOwn = declared && styledBase(declared) === undefined;
    const content = ts.isJsxElement(node) ? [...properties, ...node.children] : properties;
    return {
      name: nameOf(tag, declarations),
      line: source.getLineAndCharacterOfPosition(opening.getStart()).line + 1,
      attributes: new Map(
        properties
          .filter(ts.isJsxAttribute)
          .map((attribute) => [attribute.name.getText(), valueOf(attribute, declarations)]),
      ),
      spreads: properties
        .filter(ts.isJsxSpreadAttribute)
        .map(({ expression }) => expression.getText()),
      children: [
        ...(isOwn ? enter(declared, entered) : []),
        ...content.flatMap((child) => elementsIn(child, entered)),
      ],
    };
  }

  return elementsIn(source, []);
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** Returns the elements with all elements in them, in order. */
export function withDescendants(elements: readonly MarkupElement[]): MarkupElement[] {
  return elements.flatMap((element) => [element, ...withDescendants(element.children)]);
}
