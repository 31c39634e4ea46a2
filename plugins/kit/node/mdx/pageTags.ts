import { Parser } from 'acorn';
import type { Options } from 'acorn';
import jsx from 'acorn-jsx';

/**
 * Blanks out a page's front matter without changing offsets: every character except line breaks
 * becomes a space. Lines must end in `\n`.
 */
export function blankFrontMatter(content: string): string {
  return content.replace(/^---\n[^]*?\n---(?=\n|$)/, (block) => block.replace(/[^\n]/g, ' '));
}

/**
 * Blanks out the fenced code in a Markdown source without changing line numbers. Links and elements
 * in code aren't part of the page.
 */
export function withoutCode(content: string): string {
  return content.replace(/^( *)(```+|~~~+)[\s\S]*?^\1\2/gm, (block) =>
    block.replace(/[^\n]/g, ' '),
  );
}

/** The value of an attribute: a literal, or undefined for any other expression. */
export type AttributeValue = string | number | boolean | undefined;

/** An element of a page, such as `<Demo>`. */
export interface PageTag {
  /** Line in the page, from 1. */
  line: number;
  attributes: ReadonlyMap<string, AttributeValue>;
}

interface JsxAttribute {
  type: 'JSXAttribute' | 'JSXSpreadAttribute';
  name: { name: string };
  value: null | { type: string; value?: unknown; expression?: { type: string; value?: unknown } };
}

interface JsxElement {
  openingElement: { attributes: readonly JsxAttribute[] };
}

const JsxParser = Parser.extend(jsx());
const OPTIONS: Options = { ecmaVersion: 'latest', sourceType: 'module' };

function isLiteral(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function valueOf({ value }: JsxAttribute): AttributeValue {
  if (value === null) {
    return true;
  }
  const literal = value.type === 'JSXExpressionContainer' ? value.expression?.value : value.value;
  return isLiteral(literal) ? literal : undefined;
}

function parseElement(element: string): JsxElement | undefined {
  try {
    return JsxParser.parseExpressionAt(element, 0, OPTIONS) as unknown as JsxElement;
  } catch {
    // The MDX compiler reports the syntax error, with its place.
    return undefined;
  }
}

/** Returns the elements of a page with a name, in order. Code blocks don't count. */
export function pageTags(content: string, name: string): PageTag[] {
  const text = withoutCode(content);
  const elements = new RegExp(`<${name}(?=[\\s/>])[\\s\\S]*?(?:/>|</${name}>)`, 'g');
  return [...text.matchAll(elements)].flatMap(({ 0: source, index }) => {
    const element = parseElement(source);
    if (!element) {
      return [];
    }
    const attributes = element.openingElement.attributes
      .filter(({ type }) => type === 'JSXAttribute')
      .map((attribute) => [attribute.name.name, valueOf(attribute)] as const);
    return [{ line: text.slice(0, index).split('\n').length, attributes: new Map(attributes) }];
  });
}

/** A `<Demo>` of a page. */
interface ShownDemo {
  name: string;
  /** Line in the page, from 1. */
  line: number;
}

/** Returns the demos that a page shows by name, in order. Code blocks don't count. */
export function shownDemos(content: string): ShownDemo[] {
  return pageTags(content, 'Demo').flatMap(({ line, attributes }) => {
    const name = attributes.get('name');
    return typeof name === 'string' ? [{ name, line }] : [];
  });
}
