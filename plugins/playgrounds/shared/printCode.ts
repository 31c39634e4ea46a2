import { setProps } from './state';
import type { SetProp } from './state';
import type { CodeTemplate, Control, PlaygroundState, ControlValue } from './types';

/** The width that code is formatted to, like the code of demos. */
const WIDTH = 80;

/** East Asian characters, which are two columns wide. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g;

interface PrintedElement {
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
function printElement(element: PrintedElement, { indent, isReturned }: Place): string {
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

function quoted(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
  return `'${escaped}'`;
}

function textAttribute(name: string, text: string): string {
  // Texts with entities, or with characters that a tag can't contain, are written as JavaScript.
  const isPlain = !/[&\n\r\\]/.test(text);
  if (isPlain && !text.includes('"')) {
    return `${name}="${text}"`;
  }
  return isPlain && !text.includes("'") ? `${name}='${text}'` : `${name}={${quoted(text)}}`;
}

/** Returns the name of an icon's component in code: `SendIcon` for `Send`. */
function iconComponent(icon: ControlValue): string {
  return `${icon}Icon`;
}

function printAttribute({ name, kind }: Control, value: ControlValue): string {
  if (kind === 'icon') {
    return `${name}={<${iconComponent(value)} />}`;
  }
  if (typeof value === 'string') {
    return textAttribute(name, value);
  }
  return value === true ? name : `${name}={${value}}`;
}

/** Returns text as the child of a JSX element: as it is, unless JSX would read something else. */
function printText(text: string): string {
  const isPlain = !/[{}<>&\n\r\t]|^ | $| {2}/.test(text);
  return isPlain ? text : `{${quoted(text)}}`;
}

/** The imports, with the imports of the icons that the props are set to, once each. */
function importsOf({ imports, icons }: CodeTemplate, props: readonly SetProp[]): string[] {
  const added = props
    .filter(({ control }) => control.kind === 'icon')
    .map(({ value }) => `import ${iconComponent(value)} from '${icons}/${value}';`);
  return [...new Set([...imports, ...added])];
}

/**
 * Returns the code that shows a component with the props of a state. Text that is the component's
 * content is printed between its tags.
 */
export function printCode(
  template: CodeTemplate,
  controls: readonly Control[],
  state: PlaygroundState,
): string {
  const { head, tail, tag, before, after, children, indent, isReturned } = template;
  const props = setProps(controls, state);
  const attributes = props
    .filter(({ control }) => control.name !== 'children')
    .map(({ control, value }) => printAttribute(control, value));
  const content = props.find(({ control }) => control.name === 'children')?.value;
  const element = printElement(
    {
      tag,
      attributes: [...before, ...attributes, ...after],
      ...(children?.includes('\n')
        ? { children }
        : { text: content === undefined ? children : printText(String(content)) }),
    },
    { indent, isReturned },
  );
  return `${importsOf(template, props).join('\n')}${head}${element}${tail}`;
}
