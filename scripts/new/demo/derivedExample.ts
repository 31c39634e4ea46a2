import type { ExtractedComponent } from '@component-docs/api-reference';

type Prop = ExtractedComponent['props'][number];

/** Overlays whose `open` prop is optional. */
const OVERLAYS = new Set(['Drawer', 'Snackbar']);

function textOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
}

/** Returns a value of a prop's type as a JSX attribute. */
function attributeOf({ name, type }: Prop): string {
  if (type === 'boolean') {
    return name;
  }
  if (type === 'number') {
    return `${name}={1}`;
  }
  if (type.includes('=>')) {
    return `${name}={() => {}}`;
  }
  if (/\[\]$|Array</.test(type)) {
    return `${name}={['One', 'Two']}`;
  }
  return /ReactElement/.test(type) ? `${name}={<span />}` : `${name}="${textOf(name)}"`;
}

/** Returns the children of an example, or undefined if the component accepts none. */
function childrenOf({ name, props, spread }: ExtractedComponent): string | undefined {
  const children = props.find((prop) => prop.name === 'children');
  if (children) {
    return /ReactElement/.test(children.type) ? `<div>${textOf(name)}</div>` : textOf(name);
  }
  const isContainer =
    spread && !props.some((prop) => /^(defaultValue|value|checked)$/.test(prop.name));
  return isContainer ? textOf(name) : undefined;
}

/** Names a control without children, if its props allow it. */
function labelOf({ name, props, slots }: ExtractedComponent): string {
  const has = (prop: string) => props.some((each) => each.name === prop);
  if (has('label')) {
    return `label="${textOf(name)}"`;
  }
  // The control is inside the root element, which would get the name otherwise.
  if (!has('inputProps') && has('slotProps') && slots.some((slot) => slot.name === 'input')) {
    return `slotProps={{ input: { 'aria-label': '${textOf(name)}' } }}`;
  }
  return has('inputProps')
    ? `inputProps={{ 'aria-label': '${textOf(name)}' }}`
    : `aria-label="${textOf(name)}"`;
}

/** The parts of a demo, apart from its imports. */
export interface DerivedExample {
  /** Statements before the JSX. */
  statements: string[];
  /** One or more elements. */
  jsx: string;
}

function overlay(component: ExtractedComponent, attributes: string): DerivedExample {
  const { name, props } = component;
  const has = (prop: string) => props.some((each) => each.name === prop);
  const anchor = has('anchorEl');
  const close = anchor ? 'setAnchor(null)' : 'setOpen(false)';
  return {
    statements: [
      anchor
        ? 'const [anchor, setAnchor] = useState<HTMLElement | null>(null);'
        : 'const [open, setOpen] = useState(false);',
    ],
    jsx: `<><button type="button" onClick={${anchor ? '(event) => setAnchor(event.currentTarget)' : '() => setOpen(true)'}}>Open</button><${name} open={${anchor ? 'anchor !== null' : 'open'}} ${anchor ? 'anchorEl={anchor}' : ''} ${has('onClose') ? `onClose={() => ${close}}` : ''} ${attributes}><div>${textOf(name)}</div></${name}></>`,
  };
}

/** Returns a small use of a component: its required props, and children or a label. */
export function derivedExample(component: ExtractedComponent): DerivedExample {
  const { name, props } = component;
  const required = props.filter((prop) => prop.required && prop.name !== 'children');
  const others = required.filter(({ name: prop }) => !['open', 'anchorEl'].includes(prop));
  const opens = required.some(({ name: prop }) => prop === 'open') || OVERLAYS.has(name);
  if (opens && name !== 'FocusTrap') {
    return overlay(component, others.map(attributeOf).join(' '));
  }
  const children = childrenOf(component);
  if (children !== undefined) {
    const attributes = required.map(attributeOf).join(' ');
    return { statements: [], jsx: `<${name} ${attributes}>${children}</${name}>` };
  }
  const attributes = required.filter((prop) => prop.name !== 'label').map(attributeOf);
  return { statements: [], jsx: `<${name} ${[...attributes, labelOf(component)].join(' ')} />` };
}
