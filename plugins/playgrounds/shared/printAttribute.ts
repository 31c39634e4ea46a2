import type { Control, ControlValue } from './types';

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
  // Entities, and what a tag can't contain, are written as JavaScript.
  const isPlain = !/[&\n\r\\]/.test(text);
  if (isPlain && !text.includes('"')) {
    return `${name}="${text}"`;
  }
  return isPlain && !text.includes("'") ? `${name}='${text}'` : `${name}={${quoted(text)}}`;
}

/** Returns the name of an icon's component in code: `SendIcon` for `Send`. */
export function iconComponent(icon: ControlValue): string {
  return `${icon}Icon`;
}

/** Returns the JSX attribute that sets a prop. */
export function printAttribute({ name, kind }: Control, value: ControlValue): string {
  if (kind === 'icon') {
    return `${name}={<${iconComponent(value)} />}`;
  }
  if (typeof value === 'string') {
    return textAttribute(name, value);
  }
  return value === true ? name : `${name}={${value}}`;
}

/** Returns text as the child of a JSX element: as it is, unless JSX would read something else. */
export function printText(text: string): string {
  const isPlain = !/[{}<>&\n\r\t]|^ | $| {2}/.test(text);
  return isPlain ? text : `{${quoted(text)}}`;
}
