import { printElement } from './printElement';
import { setProps } from './state';
import type { SetProp } from './state';
import type { CodeTemplate, Control, PlaygroundState, ControlValue } from './types';

/** Returns text as a JavaScript string in single quotes. */
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

/** Returns the JSX attribute that sets a prop. */
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

/** Whether children are on separate lines. */
function isBlock(children: string | undefined): boolean {
  return children?.includes('\n') === true;
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
      ...(isBlock(children)
        ? { children }
        : { text: content === undefined ? children : printText(String(content)) }),
    },
    { indent, isReturned },
  );
  return `${importsOf(template, props).join('\n')}${head}${element}${tail}`;
}
