/** The width that code is formatted to, like the code of demos. */
const WIDTH = 80;

/** East Asian characters, which are two columns wide. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g;

export interface PrintedElement {
  tag: string;
  attributes: readonly string[];
  /** The only child, printed. */
  text?: string | undefined;
  /** Children from the end of the opening tag to the closing tag, with their line breaks. */
  children?: string | undefined;
}

interface Place {
  /** Spaces before the statement or element. */
  indent: number;
  /** The element is returned: `return …;`. */
  isReturned: boolean;
}

function widthOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

/** Breaks text into lines between its words. */
function fill(text: string, indent: string): string {
  if (text.startsWith('{')) {
    return indent + text;
  }
  const lines = text.split(' ').reduce<string[]>((filled, word) => {
    const last = filled.at(-1);
    const longer = `${last ?? ''} ${word}`;
    return last !== undefined && widthOf(indent + longer) <= WIDTH
      ? [...filled.slice(0, -1), longer]
      : [...filled, word];
  }, []);
  return lines.map((line) => indent + line).join('\n');
}

/** A single attribute with a text stays in the line of its tag, however long it is. */
function isOneText(attributes: readonly string[]): boolean {
  return attributes.length === 1 && /^[\w-]+=["']/.test(attributes[0] ?? '');
}

function openingTag(
  { tag, attributes }: PrintedElement,
  { indent, end }: { indent: string; end: '>' | ' />' },
): string {
  const line = `<${[tag, ...attributes].join(' ')}${end}`;
  const fits = !line.includes('\n') && widthOf(indent + line) <= WIDTH;
  if (attributes.length === 0 || fits || isOneText(attributes)) {
    return line;
  }
  const lines = attributes.map((attribute) => `\n${indent}  ${attribute}`);
  return `<${tag}${lines.join('')}\n${indent}${end.trim()}`;
}

function inLines(element: PrintedElement, indent: string): string {
  const { tag, text, children } = element;
  if (text === undefined && children === undefined) {
    return openingTag(element, { indent, end: ' />' });
  }
  const content = children ?? `\n${fill(text ?? '', `${indent}  `)}\n${indent}`;
  return `${openingTag(element, { indent, end: '>' })}${content}</${tag}>`;
}

function inOneLine({ tag, attributes, text }: PrintedElement): string {
  const start = `<${[tag, ...attributes].join(' ')}`;
  return text === undefined ? `${start} />` : `${start}>${text}</${tag}>`;
}

/**
 * Prints a JSX element as Prettier would: in one line if it fits, or else with its attributes or
 * children on separate lines, and in parentheses where it is returned.
 */
export function printElement(element: PrintedElement, { indent, isReturned }: Place): string {
  const margin = ' '.repeat(indent);
  const line = isReturned ? `return ${inOneLine(element)};` : inOneLine(element);
  // Prettier never puts several attributes and a child into one line.
  const isShort = element.text === undefined || element.attributes.length < 2;
  const isLine = element.children === undefined && isShort && !line.includes('\n');
  if (isLine && widthOf(margin + line) <= WIDTH) {
    return margin + line;
  }
  if (!isReturned) {
    return margin + inLines(element, margin);
  }
  return `${margin}return (\n${margin}  ${inLines(element, `${margin}  `)}\n${margin});`;
}
