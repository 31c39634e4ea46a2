import { iconComponent, printAttribute, printText } from './printAttribute';
import { printElement } from './printElement';
import { setProps } from './state';
import type { SetProp } from './state';
import type { CodeTemplate, Control, PlaygroundState } from './types';

/** The imports with those of the icons that the props are set to, once each. */
function importsOf({ imports }: CodeTemplate, props: readonly SetProp[]): string[] {
  const added = props
    .filter(({ control }) => control.kind === 'icon')
    .map(({ value }) => `import ${iconComponent(value)} from '@mui/icons-material/${value}';`);
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
